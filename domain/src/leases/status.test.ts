import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, type IsoDate } from '../kernel/dates.ts';
import {
  leaseStatus,
  LEASE_TRANSITIONS,
  mayPetition,
  rentStatus,
  type LeaseFacts,
} from './status.ts';
import {
  LEASE_SIDES,
  LEASE_STATUSES,
  RENT_STATUSES,
  type LeaseSide,
  type LeaseStatus,
} from './enums.ts';

const TODAY = '2027-06-15';
const RENT: LeaseFacts['rent'] = {
  overdue: 0n,
  open: 0n,
  paidOfOpen: 0n,
  surplus: 0n,
  hasPayout: false,
  noticeSentOn: null,
  petitionFrom: null,
  petitionedOn: null,
};
const SIGNED: LeaseFacts = {
  paper: 'signed',
  startsOn: '2027-01-01',
  endsOn: null,
  endingMonths: 4,
  rent: RENT,
};
const OWED = { ...RENT, overdue: 12_000_00n };

describe('the status of a lease', () => {
  test.each<[Partial<LeaseFacts>, Record<LeaseSide, LeaseStatus> | LeaseStatus]>([
    [{ paper: 'none' }, 'waiting_for_creation'],
    [{ paper: 'draft' }, 'new'],
    [{ paper: 'sent' }, 'in_progress'],
    [{ paper: 'called_off' }, 'closed'],
    [{ startsOn: '2027-06-16' }, 'upcoming'],
    [{ startsOn: '2027-06-16', rent: OWED }, 'overdue'],
    [{}, { tenant: 'paid', landlord: 'active', agent: 'active' }],
    [{ rent: { ...RENT, open: 1n } }, 'active'],
    [
      { rent: { ...RENT, open: 1n, hasPayout: true } },
      { tenant: 'active', landlord: 'payout', agent: 'active' },
    ],
    [{ endsOn: '2027-10-16' }, { tenant: 'paid', landlord: 'active', agent: 'active' }],
    [{ endsOn: '2027-10-15' }, 'soon_ending'],
    [{ endsOn: TODAY }, 'soon_ending'],
    [{ endsOn: '2027-06-14' }, 'closed'],
    [{ endsOn: '2027-06-14', rent: OWED }, 'closed'],
    [{ endsOn: '2027-08-31', rent: OWED }, 'overdue'],
    [
      { rent: { ...OWED, noticeSentOn: '2027-06-01', petitionFrom: '2027-06-16' } },
      'eviction_notice',
    ],
    [{ rent: { ...OWED, noticeSentOn: '2027-05-31', petitionFrom: TODAY } }, 'eviction_notice_due'],
    // It waits for the post.
    [{ rent: { ...OWED, noticeSentOn: '2027-05-01' } }, 'eviction_notice'],
    [{ rent: { ...OWED, noticeSentOn: '2027-05-20', petitionedOn: '2027-06-10' } }, 'eviction'],
    [{ endsOn: '2027-06-01', rent: { ...OWED, noticeSentOn: '2027-06-10' } }, 'eviction_notice'],
  ])('%o: %o', (facts, expected) => {
    for (const side of LEASE_SIDES) {
      const status = leaseStatus({ ...SIGNED, ...facts }, TODAY, side);
      expect(status).toBe(typeof expected === 'string' ? expected : expected[side]);
    }
  });
});

describe('the rent’s', () => {
  test.each<[Partial<LeaseFacts['rent']>, string]>([
    [{}, 'paid'],
    [{ surplus: 500_00n }, 'over_paid'],
    [{ open: 12_000_00n }, 'to_pay'],
    [{ open: 12_000_00n, paidOfOpen: 5_000_00n }, 'outstanding'],
    [{ overdue: 1n, open: 12_000_00n }, 'overdue'],
    [{ overdue: 1n, noticeSentOn: '2027-06-10' }, 'eviction_notice'],
    [{ overdue: 1n, noticeSentOn: '2027-05-10', petitionFrom: TODAY }, 'eviction_notice_due'],
    [{ overdue: 1n, noticeSentOn: '2027-05-10', petitionedOn: TODAY }, 'eviction_notice_due'],
  ])('%o: %s for a tenant, a payout for a landlord', (rent, expected) => {
    const facts = { paper: 'signed', rent: { ...RENT, ...rent } } as const;
    expect(rentStatus(facts, TODAY, 'tenant')).toBe(expected);
    expect(rentStatus(facts, TODAY, 'landlord')).toBe('payout');
  });

  test('is null before all have signed', () => {
    for (const paper of ['none', 'draft', 'sent', 'called_off'] as const)
      for (const side of LEASE_SIDES)
        expect(rentStatus({ paper, rent: OWED }, TODAY, side)).toBeNull();
  });
});

const day = fc.integer({ min: -500, max: 500 }).map((days) => addDays(TODAY, days));
const amount = fc.constantFrom(0n, 1n, 12_000_00n);
const maybe = <T>(what: fc.Arbitrary<T>) => fc.option(what, { nil: null });
const facts: fc.Arbitrary<LeaseFacts> = fc.record({
  paper: fc.constantFrom('none', 'draft', 'sent', 'signed', 'called_off'),
  startsOn: day,
  endsOn: maybe(day),
  endingMonths: fc.integer({ min: 0, max: 12 }),
  rent: fc.record({
    overdue: amount,
    open: amount,
    paidOfOpen: amount,
    surplus: amount,
    hasPayout: fc.boolean(),
    noticeSentOn: maybe(day),
    petitionFrom: maybe(day),
    petitionedOn: maybe(day),
  }),
});

test('all facts give one status, and it is in the list', () => {
  fc.assert(
    fc.property(facts, day, fc.constantFrom(...LEASE_SIDES), (known, today, side) => {
      expect(LEASE_STATUSES).toContain(leaseStatus(known, today, side));
      const rent = rentStatus(known, today, side);
      if (known.paper === 'signed') expect(RENT_STATUSES).toContain(rent);
      else expect(rent).toBeNull();
    }),
  );
});

/** Events of a lease, one at a time; an event that is not possible changes nothing. */
const HAPPENS: Record<string, (known: LeaseFacts, today: IsoDate) => Partial<LeaseFacts>> = {
  draft: ({ paper }) => (paper === 'none' ? { paper: 'draft' } : {}),
  send: ({ paper }) => (paper === 'draft' ? { paper: 'sent' } : {}),
  decline: ({ paper }) => (paper === 'sent' ? { paper: 'draft' } : {}),
  call_off: ({ paper }) => (paper === 'draft' || paper === 'sent' ? { paper: 'called_off' } : {}),
  sign: ({ paper, endsOn }, today) =>
    paper === 'sent' && (endsOn === null || endsOn >= today) ? { paper: 'signed' } : {},
  end: ({ paper, endsOn }, today) =>
    paper === 'signed' && (endsOn === null || endsOn >= today)
      ? { endsOn: addDays(today, 30) }
      : {},
  extend: ({ paper, endsOn }) => (paper === 'signed' && endsOn ? { endsOn: null } : {}),
  invoice: ({ paper, rent }) =>
    paper === 'signed' ? { rent: { ...rent, open: rent.open + 1000n } } : {},
  fall_due: ({ rent }) => ({
    rent: { ...rent, open: 0n, overdue: rent.overdue + rent.open },
  }),
  pay: ({ rent: { hasPayout } }) => ({ rent: { ...RENT, hasPayout } }),
  pay_out: ({ rent }) => ({ rent: { ...rent, hasPayout: !rent.hasPayout } }),
  notice: ({ rent }, today) =>
    rent.overdue > 0n && rent.noticeSentOn === null
      ? { rent: { ...rent, noticeSentOn: today, petitionFrom: addDays(today, 15) } }
      : {},
  petition: ({ rent }, today) =>
    mayPetition(rent.petitionFrom, today) && !rent.petitionedOn
      ? { rent: { ...rent, petitionedOn: today } }
      : {},
};

test('events in any order follow the drawn transitions of a lease', () => {
  const begin = fc.record({
    startsOn: day,
    lasts: maybe(fc.integer({ min: 0, max: 900 })),
    endingMonths: fc.integer({ min: 0, max: 6 }),
  });
  const steps = fc.array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...Object.keys(HAPPENS)), weight: 3 },
      { arbitrary: fc.constant('a day'), weight: 2 },
    ),
    { maxLength: 120 },
  );
  fc.assert(
    fc.property(begin, steps, (how, things) => {
      const { startsOn, lasts, endingMonths } = how;
      const endsOn = lasts === null ? null : addDays(startsOn, lasts);
      let known: LeaseFacts = { paper: 'none', startsOn, endsOn, endingMonths, rent: RENT };
      let today = TODAY;
      const statuses = () => LEASE_SIDES.map((side) => leaseStatus(known, today, side));
      let before = statuses();
      for (const thing of things) {
        if (thing === 'a day') today = addDays(today, 1);
        else known = { ...known, ...HAPPENS[thing]!(known, today) };
        const after = statuses();
        for (const [side, status] of after.entries())
          if (status !== before[side]) expect(LEASE_TRANSITIONS[before[side]!]).toContain(status);
        before = after;
      }
    }),
    { numRuns: 1000 },
  );
});

test('docs/lease-states.md draws these transitions', () => {
  const page = readFileSync(new URL('../../../docs/lease-states.md', import.meta.url), 'utf8');
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
    ([, from, to]) => `${from} ${to}`,
  );
  const known = LEASE_STATUSES.flatMap((from) =>
    LEASE_TRANSITIONS[from].map((to) => `${from} ${to}`),
  );
  expect(drawn.sort()).toEqual(known.sort());
});
