import { expect, test } from 'vitest';
import fc from 'fast-check';

import { addDays } from '../kernel/dates.ts';
import { tenancyLawOn } from '../legal/tenancy.ts';
import {
  contradictionsOf,
  covers,
  keyOf,
  overlap,
  stops,
  type ComparedFacts,
  type ContractParty,
  type OtherLease,
} from './contradictions.ts';

const TODAY = '2026-12-01';
const RULES = { today: TODAY, law: tenancyLawOn(TODAY) };

const party = (changed: Partial<ContractParty>): ContractParty => ({
  role: 'tenant',
  name: 'Ingrid Solheim',
  email: 'ingrid@x.no',
  accountId: 'ingrid',
  birthDate: '1994-05-17',
  orgNumber: null,
  confirmedName: 'Ingrid Solheim',
  postalAddress: 'Markveien 12, 0554 Oslo',
  ...changed,
});
const KARI = party({
  role: 'landlord',
  name: 'Kari Nordmann',
  email: 'kari@x.no',
  accountId: 'kari',
  birthDate: '1971-03-02',
  confirmedName: 'Kari Anne Nordmann',
});

/** A lease without contradictions. */
const LEASE: ComparedFacts = {
  kind: 'home',
  startsOn: '2027-01-01',
  endsOn: '2029-12-31',
  monthlyRent: 1_500_000n,
  securityType: 'deposit_account',
  securityAmount: 4_500_000n,
  hasStreet: true,
  isSent: false,
  parties: [party({}), KARI],
  others: [],
  assignment: { startsOn: '2026-12-01', endsOn: null },
  isInvoiced: true,
  isAccountRefused: false,
  rentAccount: null,
};
const OTHER: OtherLease = {
  id: 'other',
  number: '1-2',
  startsOn: '2026-06-01',
  endsOn: null,
  kind: 'home',
  isBinding: true,
  isExtended: false,
  home: 'same',
};
const DIRECT = { account: '15032080119', isOfBooks: false, former: null };

const keys = (changed: Partial<ComparedFacts>) =>
  contradictionsOf({ ...LEASE, ...changed }, RULES).map(keyOf);
const room = { ...OTHER, kind: 'room' as const };

test.each<[what: string, changed: Partial<ComparedFacts>, keys: string[]]>([
  ['nothing', {}, []],
  ['a home that is let', { others: [OTHER] }, ['home_let:other']],
  [
    'a home that is let from the last day on',
    { others: [{ ...OTHER, startsOn: '2029-12-31' }] },
    ['home_let:other'],
  ],
  ['a home that is let afterwards', { others: [{ ...OTHER, startsOn: '2030-01-01' }] }, []],
  [
    'a home that is let until the first day',
    { others: [{ ...OTHER, endsOn: '2027-01-01' }] },
    ['home_let:other'],
  ],
  ['a home that is let until the day before', { others: [{ ...OTHER, endsOn: '2026-12-31' }] }, []],
  ['a second room', { kind: 'room', others: [room] }, ['room_let:other:2027-01-01..2029-12-31']],
  [
    'a second room on offer',
    { kind: 'room', others: [{ ...room, isBinding: false, endsOn: '2028-01-31' }] },
    ['room_let:other:2027-01-01..2028-01-31'],
  ],
  ['a room of a home that is let', { kind: 'room', others: [OTHER] }, ['home_let:other']],
  ['a home with a room that is let', { others: [room] }, ['home_let:other']],
  [
    'two offers',
    { others: [{ ...OTHER, isBinding: false }] },
    ['home_offered:other:2027-01-01..2029-12-31'],
  ],
  [
    'two offers without end',
    { endsOn: null, others: [{ ...OTHER, isBinding: false, startsOn: '2027-06-01' }] },
    ['home_offered:other:2027-06-01..'],
  ],
  [
    'the same address',
    { others: [{ ...OTHER, home: 'same_address' }] },
    ['address_let:other:2027-01-01..2029-12-31'],
  ],
  [
    'the same address, let by another agency',
    { others: [{ ...OTHER, number: null, home: 'same_address' }] },
    ['address_let:other'],
  ],
  [
    'a home that another landlord has let',
    { others: [{ ...OTHER, number: null, home: 'of_another_landlord' }] },
    ['let_by_another:other'],
  ],
  [
    'a home that another landlord offers',
    { others: [{ ...OTHER, number: null, home: 'of_another_landlord', isBinding: false }] },
    [],
  ],
  [
    'a home that another landlord has let until the day before, and extends',
    {
      others: [
        {
          ...OTHER,
          number: null,
          home: 'of_another_landlord',
          endsOn: '2026-12-31',
          isExtended: true,
        },
      ],
    },
    [],
  ],
  [
    'a lease that ends on the day before, with an extension out for signing',
    { others: [{ ...OTHER, endsOn: '2026-12-31', isExtended: true }] },
    ['extension_offered:other:2027-01-01..2029-12-31'],
  ],
  [
    'a lease that ends within the term, with an extension out for signing',
    { others: [{ ...OTHER, endsOn: '2027-01-01', isExtended: true }] },
    ['home_let:other'],
  ],
  [
    'a room until the day before, with an extension out for signing',
    { kind: 'room', others: [{ ...room, endsOn: '2026-12-31', isExtended: true }] },
    ['room_let:other:2027-01-01..2029-12-31'],
  ],
  ['no street', { hasStreet: false }, ['home_unidentified']],
  [
    'a tenant who is the landlord',
    { parties: [party({ accountId: 'kari' }), KARI] },
    ['same_person:kari@x.no'],
  ],
  [
    'a tenant who is there twice',
    { parties: [party({}), party({ accountId: null }), KARI] },
    ['same_person:ingrid@x.no'],
  ],
  [
    'a tenant with two e-mail addresses',
    { parties: [party({}), party({ accountId: null, email: 'i@y.no' }), KARI] },
    ['same_person:i@y.no'],
  ],
  [
    'twins',
    {
      parties: [
        party({}),
        party({ name: 'Berit Solheim', confirmedName: null, accountId: null, email: 'b@y.no' }),
        KARI,
      ],
    },
    [],
  ],
  [
    'another person’s identity',
    { parties: [party({ confirmedName: 'Jonas Lie' }), KARI] },
    ['name_differs:ingrid@x.no:Ingrid Solheim:Jonas Lie'],
  ],
  [
    'one name',
    {
      isSent: true,
      parties: [party({ name: 'Ingrid', birthDate: null, confirmedName: null }), KARI],
    },
    ['party_unidentified:ingrid@x.no'],
  ],
  [
    'a name and a sign',
    {
      isSent: true,
      parties: [party({ name: 'Ola .', birthDate: null, confirmedName: null }), KARI],
    },
    ['party_unidentified:ingrid@x.no'],
  ],
  [
    'an organisation and who signs for it',
    {
      parties: [
        party({}),
        { ...KARI, name: 'Bygg Utleie AS', orgNumber: '974760673', birthDate: null },
      ],
    },
    ['signs_for:974760673:Bygg Utleie AS:Kari Anne Nordmann'],
  ],
  [
    'one name and a birth date',
    { parties: [party({ name: 'Ingrid', confirmedName: null }), KARI] },
    [],
  ],
  [
    'a term that is over',
    { startsOn: '2026-01-01', endsOn: '2026-11-30', assignment: null },
    ['term_over:2026-11-30'],
  ],
  ['ten years', { endsOn: '2036-12-31' }, []],
  ['ten years and a day', { endsOn: '2037-01-01' }, ['term_long:2037-01-01']],
  ['seven rents of security', { securityAmount: 10_500_000n }, ['security_too_big']],
  [
    'an assignment that begins later',
    { assignment: { ...LEASE.assignment!, startsOn: '2027-01-02' } },
    ['authority_missing'],
  ],
  [
    'an assignment that is over',
    { assignment: { ...LEASE.assignment!, endsOn: '2026-12-31' } },
    ['authority_missing'],
  ],
  ['a refused account', { isAccountRefused: true }, ['account_refused']],
  [
    'a client account for direct rent',
    { rentAccount: { ...DIRECT, isOfBooks: true } },
    ['account_of_books'],
  ],
  ['the account as before', { rentAccount: { ...DIRECT, former: DIRECT.account } }, []],
  [
    'another account than before',
    { rentAccount: { ...DIRECT, former: '15068901108' } },
    ['account_changed:15068901108:15032080119'],
  ],
])('%s', (_, changed, expected) => {
  expect(keys(changed)).toEqual(expected);
});

test('a draft is sent only when it identifies each party; what was sent is not measured again', () => {
  const fact = (value: string) => fc.option(fc.constant(value));
  const facts = fc.record({
    birthDate: fact('1971-03-02'),
    orgNumber: fact('974760673'),
    postalAddress: fact('Kirkeveien 4, 0363 Oslo'),
  });
  fc.assert(
    fc.property(facts, facts, fc.boolean(), (tenant, landlord, isSent) => {
      const parties = [party({ ...tenant, confirmedName: null }), { ...KARI, ...landlord }];
      const stopped = contradictionsOf({ ...LEASE, isSent, parties }, RULES).filter(stops);
      const isIdentified = parties.every(
        ({ birthDate, orgNumber, postalAddress }) => (birthDate ?? orgNumber) && postalAddress,
      );
      expect(stopped.length === 0).toBe(isSent || isIdentified);
    }),
  );
});

test('what stops comes before what asks', () => {
  const found = contradictionsOf(
    {
      ...LEASE,
      endsOn: null,
      others: [{ ...OTHER, home: 'same_address' }],
      isAccountRefused: true,
    },
    RULES,
  );
  expect(found.map(stops)).toEqual([true, false]);
});

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-01-01', days));
const term = fc.tuple(day, fc.option(fc.integer({ min: 0, max: 40 }))).map(([startsOn, days]) => ({
  startsOn,
  endsOn: days === null ? null : addDays(startsOn, days),
}));

test('two terms overlap when a day belongs to both', () => {
  fc.assert(
    fc.property(term, term, (one, other) => {
      const days = Array.from({ length: 200 }, (_, index) => addDays('2027-01-01', index));
      const isIn =
        ({ startsOn, endsOn }: typeof one) =>
        (date: string) =>
          startsOn <= date && (endsOn === null || date <= endsOn);
      const expected = days.filter(isIn(one)).some(isIn(other));
      expect(overlap(one, other)).toBe(expected);
      expect(overlap(other, one)).toBe(expected);
    }),
    { numRuns: 500, seed: 56 },
  );
});

test('a confirmation covers what is found on the same days or on fewer, and nothing else', () => {
  const offered = (
    { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
    id = 'other',
  ) =>
    contradictionsOf(
      { ...LEASE, startsOn, endsOn, others: [{ ...OTHER, isBinding: false, id, endsOn: null }] },
      RULES,
    ).find(({ name }) => name === 'home_offered')!;
  fc.assert(
    fc.property(term, term, (confirmed, found) => {
      const isWithin =
        confirmed.startsOn <= found.startsOn &&
        (confirmed.endsOn === null || (found.endsOn !== null && found.endsOn <= confirmed.endsOn));
      const key = keyOf(offered(confirmed));
      expect(covers(key, offered(found))).toBe(isWithin);
      expect(covers(key, offered(found, 'another'))).toBe(false);
    }),
    { numRuns: 500, seed: 57 },
  );
});
