import { expect, test } from 'vitest';

import { parseInput } from '@husvaer/domain/kernel/validation';
import { assignmentTerms } from '@husvaer/domain/properties/assignment';
import { leaseTerms } from '@husvaer/domain/leases/terms';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import {
  answersOfDraft,
  answersOfHome,
  inputOf,
  EMPTY_TENANT,
  type Applicant,
  type Draft,
  type Home,
} from './answers.ts';

const today = '2026-11-20';
const schema = leaseTerms({ today, law: tenancyLawOn(today) });
const HOME: Home = {
  _id: 'home',
  partnerId: null,
  owner: { _id: 'kari', name: 'Kari' },
  content: {
    title: 'Hybel',
    listingType: 'entire_place',
    monthlyRent: 12_000.5,
    depositAmount: 36_000,
    availableFrom: '2027-01-01',
    minimumStay: 12,
    includedInRent: ['electricity'],
    address: null,
  },
};
const ASKER: Applicant = {
  _id: 'form',
  state: 'sent',
  name: 'Ola',
  isAdult: true,
  rentFrom: '2027-02-01',
  leaseLength: 18,
};

test('a first form has what the listing says, until further notice', () => {
  const { tenants, terms, assignment } = answersOfHome(HOME, {
    applicant: null,
    today,
    usual: null,
  });
  expect(tenants).toEqual([EMPTY_TENANT]);
  expect(assignment).toBeNull();
  expect(terms).toMatchObject({
    kind: 'home',
    startsOn: '2027-01-01',
    isFixed: 'no',
    monthlyRent: '12000.5',
    useCosts: [],
    securityType: 'deposit_account',
    securityAmount: '36000',
  });
});

test('from an interest form it has what they asked for, and nothing begins in the past', () => {
  const { tenants, terms } = answersOfHome(HOME, { applicant: ASKER, today, usual: null });
  expect(tenants).toMatchObject([{ interestId: 'form', name: 'Ola', email: '' }]);
  expect(terms).toMatchObject({ startsOn: '2027-02-01', isFixed: 'yes', endsOn: '2028-07-31' });
  const late = { ...ASKER, rentFrom: '2026-10-01' };
  expect(answersOfHome(HOME, { applicant: late, today, usual: null }).terms.startsOn).toBe(today);
});

test.each([
  ['private_room', 'room'],
  ['parking', 'room'],
  ['entire_place', 'home'],
  [null, 'home'],
] as const)('a listing of %s is a tenancy of a %s', (listingType, kind) => {
  const home = { ...HOME, content: { ...HOME.content, listingType } };
  expect(answersOfHome(home, { applicant: null, today, usual: null }).terms.kind).toBe(kind);
});

test('typed values are read as people write them', () => {
  const answers = answersOfHome(HOME, { applicant: null, today, usual: null });
  const { terms } = inputOf({
    ...answers,
    terms: { ...answers.terms, monthlyRent: '12 000,50 kr', securityAmount: '36.000' },
  });
  expect(parseInput(schema, terms)).toMatchObject({
    monthlyRent: 1_200_050n,
    securityAmount: 3_600_000n,
    endsOn: null,
    mayGiveNotice: true,
    noticeMonths: 3,
  });
});

test('values that do not apply are not sent', () => {
  const answers = answersOfHome(HOME, { applicant: ASKER, today, usual: null });
  const { terms } = inputOf({
    ...answers,
    terms: { ...answers.terms, isFixed: 'no', fixedTermReason: 'So', securityType: 'no_deposit' },
  });
  expect(terms).toMatchObject({ endsOn: null, fixedTermReason: null, securityAmount: null });
});

test('an empty required value is sent as missing, and a wrong number as none', () => {
  const answers = answersOfHome(HOME, { applicant: null, today, usual: null });
  const { terms } = inputOf({
    ...answers,
    terms: { ...answers.terms, startsOn: '', monthlyRent: '', dueDay: 'first' },
  });
  const issues = schema.safeParse(terms, { reportInput: true }).error?.issues;
  expect(issues?.map(({ path, input }) => [path.join('.'), input])).toEqual([
    ['startsOn', undefined],
    ['monthlyRent', undefined],
    ['dueDay', NaN],
  ]);
});

test('an agency’s home has an assignment; a commission without an amount is left out', () => {
  const answers = answersOfHome(
    { ...HOME, partnerId: 'nordbolig' },
    { applicant: null, today, usual: null },
  );
  const { landlordId, assignment } = inputOf({
    ...answers,
    assignment: answers.assignment && {
      ...answers.assignment,
      management: { type: 'percent', amount: '7,5' },
      addons: [{ name: 'Vaktmester', amount: '250' }],
    },
  });
  expect(landlordId).toBe('kari');
  expect(parseInput(assignmentTerms, assignment)).toEqual({
    startsOn: '2027-01-01',
    endsOn: null,
    brokering: null,
    hadOtherBroker: false,
    management: { type: 'percent', amount: 750n },
    addons: [{ name: 'Vaktmester', amount: 25_000n }],
    payoutDay: 15,
    guaranteeMonths: null,
  });
});

test('an unchanged draft is sent as it was loaded', () => {
  const draft: Draft = {
    _id: 'lease',
    version: 3,
    leaseStatus: 'new',
    mayWrite: true,
    partner: null,
    landlord: null,
    property: { name: 'Hybel', placeId: null, street: null, streetNumber: null, city: 'Oslo' },
    kind: 'at_landlords',
    contractStartDate: '2027-01-01',
    contractEndDate: '2027-12-31',
    roomName: null,
    homeOf: null,
    fixedTermGround: null,
    fixedTermReason: null,
    mayGiveNotice: false,
    noticeMonths: 2,
    monthlyRentAmount: 9000,
    useCosts: ['water', 'electricity'],
    dueDay: 15,
    security: 'no_deposit',
    securityAmount: null,
    houseRules: 'Ro etter klokka 23.',
    rentCollection: 'direct',
    rentAccount: '12345678903',
  };
  const user = { name: 'Ola', email: 'ola@x.no' };
  const stated = { birthDate: '1990-01-02', orgNumber: null, postalAddress: 'Storgata 1, Oslo' };
  const { tenants, terms } = inputOf(
    answersOfDraft(draft, { mainTenant: { user, stated }, coTenants: [] }),
  );
  expect(tenants).toEqual([{ ...user, ...stated }]);
  expect(terms).toEqual({
    kind: 'at_landlords',
    startsOn: '2027-01-01',
    endsOn: '2027-12-31',
    roomName: null,
    homeOf: null,
    fixedTermGround: null,
    fixedTermReason: null,
    mayGiveNotice: false,
    noticeMonths: 2,
    monthlyRent: 9000,
    useCosts: ['electricity', 'water'],
    dueDay: 15,
    securityType: 'no_deposit',
    securityAmount: null,
    houseRules: 'Ro etter klokka 23.',
    rentCollection: 'direct',
    rentAccount: '1234.56.78903',
  });
});

test('an assignment begins with the agency’s usual terms', () => {
  const usual = {
    payoutDay: 20,
    guaranteeMonths: 5,
    brokering: null,
    management: { type: 'fixed', amount: 950.5 },
  } as const;
  const { assignment } = answersOfHome(
    { ...HOME, partnerId: 'nordbolig' },
    { applicant: null, today, usual },
  );
  expect(assignment).toMatchObject({
    payoutDay: '20',
    isGuaranteed: false,
    guaranteeMonths: '5',
    brokering: { type: 'fixed', amount: '' },
    management: { type: 'fixed', amount: '950.5' },
  });
});
