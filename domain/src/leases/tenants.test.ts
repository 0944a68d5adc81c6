import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { dueDayChange, dueDayOn, firstOfMonth } from './due-day.ts';
import { kycPath, leasePath } from './paths.ts';
import { paperLanguage, withdrawalReason } from './papers.ts';
import { leaseTenants } from './tenants.ts';

const ID = '0190d0a0-0000-7000-8000-000000000001';
const UNSTATED = { birthDate: null, orgNumber: null, postalAddress: null };
const refused = (input: unknown) => {
  const parsed = leaseTenants.safeParse(input, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};

test('a tenant asked for the home, or has a name and an e-mail', () => {
  expect(
    leaseTenants.parse([
      { interestId: ID, email: 'kari@x.no', name: 'Kari' },
      { email: ' OLA@x.no ', name: 'Ola', interestId: null },
    ]),
  ).toEqual([
    { ...UNSTATED, interestId: ID },
    { ...UNSTATED, email: 'ola@x.no', name: 'Ola' },
  ]);
  expect(refused([{ email: 'ola@x.no' }])).toEqual([{ path: '0.name', reason: 'required' }]);
  expect(refused([{ name: 'Ola' }])).toEqual([{ path: '0.email', reason: 'required' }]);
  expect(refused([{}])).toEqual([{ path: '0.email', reason: 'required' }]);
});

test('the writer may state what identifies a tenant', () => {
  const facts = {
    birthDate: '1994-05-17',
    orgNumber: null,
    postalAddress: 'Storgata 1, 0155 Oslo',
  };
  const [tenant] = leaseTenants.parse([{ interestId: ID, ...facts }]);
  expect(tenant).toEqual({ interestId: ID, ...facts });
  const invalid = { birthDate: '1794-05-17', orgNumber: '974760674' };
  expect(refused([{ interestId: ID, ...invalid }])).toEqual([
    { path: '0.birthDate', reason: 'not_allowed' },
    { path: '0.orgNumber', reason: 'wrong_format' },
  ]);
});

test('one to ten rent together', () => {
  const people = (length: number) => Array.from({ length }, () => ({ interestId: ID }));
  expect([0, 1, 10, 11].map((count) => refused(people(count)).length)).toEqual([1, 0, 0, 1]);
});

test('rent is due on the day that was set last for its month', () => {
  const input = {
    dueDay: 1,
    dueDays: [
      { since: '2027-02-01', dueDay: 5 },
      { since: '2027-04-01', dueDay: 10 },
    ],
  };
  const days = ['2027-01-31', '2027-02-01', '2027-03-31', '2027-04-01', '2028-01-01'];
  expect(days.map((day) => dueDayOn(input, day))).toEqual([1, 5, 5, 10, 10]);
  expect(firstOfMonth.safeParse('2027-02-01').success).toBe(true);
  expect(firstOfMonth.safeParse('2027-02-10').success).toBe(false);
  const change = { contractId: ID, since: '2027-02-01', isAgreed: true };
  expect(
    [0, 1, 28, 29].map((dueDay) => dueDayChange.safeParse({ ...change, dueDay }).success),
  ).toEqual([false, true, true, false]);
});

test('a lease is shown on its agency’s site, or on the public one', () => {
  expect(leasePath({ id: '1', partnerId: 'nord' })).toBe('/lease/1');
  expect(leasePath({ id: '1', partnerId: null })).toBe('/my-lease/1');
  expect(kycPath('ref')).toBe('/deposit/kyc_form/ref');
});

test('a reason of spaces counts as missing, and a document is Norwegian by default', () => {
  expect(
    [undefined, null, '  ', ' Feil dato '].map((input) => withdrawalReason.parse(input)),
  ).toEqual([null, null, null, 'Feil dato']);
  expect(withdrawalReason.safeParse('x'.repeat(501)).success).toBe(false);
  expect([undefined, null, 'en', 'no'].map((wanted) => paperLanguage.parse(wanted))).toEqual([
    'no',
    'no',
    'en',
    'no',
  ]);
});
