import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { missingFacts, petitionFacts } from './petition.ts';

const PARTY = { address: ' Storgata 1,  0155 Oslo ', birthDate: '1980-01-31' };
const INPUT = { landlord: PARTY, tenants: [{ ...PARTY, email: 'ingrid@x.no' }] };
const refused = (input: object) => {
  const parsed = petitionFacts('2027-03-23').safeParse(input, { reportInput: true });
  return parsed.success
    ? []
    : fieldErrors(parsed.error.issues).map(({ path, reason }) => [path, reason]);
};

describe('the facts of a petition', () => {
  test('are the address and identity of each party', () => {
    expect(petitionFacts('2027-03-23').parse(INPUT)).toMatchObject({
      landlord: { address: 'Storgata 1, 0155 Oslo', birthDate: '1980-01-31', orgNumber: null },
      leaseSignedOn: null,
    });
    const company = { address: 'Storgata 1', orgNumber: '974 760 673' };
    expect(refused({ ...INPUT, landlord: company })).toEqual([]);
  });

  test.each([
    ['without an identity', { address: 'Storgata 1' }, [['landlord.birthDate', 'required']]],
    ['without an address', { ...PARTY, address: ' ' }, [['landlord.address', 'required']]],
    [
      'not born yet',
      { ...PARTY, birthDate: '2027-03-23' },
      [['landlord.birthDate', 'not_allowed']],
    ],
    [
      'no organisation',
      { ...PARTY, orgNumber: '974760674' },
      [['landlord.orgNumber', 'wrong_format']],
    ],
  ])('are refused: %s', (_, landlord, fields) => {
    expect(refused({ ...INPUT, landlord })).toEqual(fields);
  });

  test('are missing of a party without data, and of a lease signed elsewhere', () => {
    const tenants = [{ email: 'ingrid@x.no' }, { email: 'jonas@x.no' }];
    const facts = petitionFacts('2027-03-23').parse(INPUT);
    expect(missingFacts(null, { tenants, isSignedHere: true })).toEqual([
      'landlord',
      'tenants.0',
      'tenants.1',
    ]);
    expect(missingFacts(facts, { tenants, isSignedHere: false })).toEqual([
      'tenants.1',
      'leaseSignedOn',
    ]);
  });
});
