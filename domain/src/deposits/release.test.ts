import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { shortestEnd } from '../leases/term.ts';
import { isBusinessDay } from '../legal/business-days.ts';
import { tenancyLawOn } from '../legal/tenancy.ts';
import { addDays, daysBetween } from '../kernel/dates.ts';
import { insuranceEnd, insuranceFee, splitEvenly } from './insurance.ts';
import {
  answerUntil,
  isAnswerable,
  mayClaimRent,
  RELEASE_GROUNDS,
  RELEASE_STATES,
  RELEASE_TRANSITIONS,
  releaseState,
  splitOf,
  splitOver,
  type ReleaseFacts,
  type ReleaseState,
} from './release.ts';

const NOTIFIED = '2027-03-01';
const CLAIM: ReleaseFacts = {
  ground: 'rent_claim',
  notifiedOn: NOTIFIED,
  agreedOn: null,
  suitShownOn: null,
  withdrawnOn: null,
  orderedOn: null,
};
const claim = (input: Partial<ReleaseFacts>): ReleaseFacts => ({ ...CLAIM, ...input });

describe('the five weeks', () => {
  test.each([
    // Monday to Monday.
    ['2027-03-01', '2027-04-05'],
    // Saturday is not a business day: the Monday after.
    ['2027-03-06', '2027-04-12'],
    // Maundy Thursday 2027 is 25 March: the Tuesday after Easter.
    ['2027-02-18', '2027-03-30'],
  ])('for a notification on %s end on %s', (notifiedOn, until) => {
    expect(answerUntil(notifiedOn)).toBe(until);
  });

  test('are never fewer than 35 days, and end on a business day', () => {
    fc.assert(
      fc.property(fc.nat(3650), (days) => {
        const notifiedOn = addDays('2026-01-01', days);
        const until = answerUntil(notifiedOn);
        expect(daysBetween(notifiedOn, until)).toBeGreaterThanOrEqual(35);
        expect(isBusinessDay(until)).toBe(true);
      }),
    );
  });
});

test('unpaid rent is paid without consent only where each account for rent is another in the bank of each deposit', () => {
  const account = fc
    .integer({ min: 8601, max: 8602 })
    .chain((bank) => fc.integer({ min: 1, max: 3 }).map((rest) => `${bank}000000${rest}`));
  fc.assert(
    fc.property(
      fc.array(account, { maxLength: 2 }),
      fc.array(account, { maxLength: 3 }),
      (rents, accounts) => {
        const banks = new Set([...rents, ...accounts].map((one) => one.slice(0, 4)));
        const isOther = accounts.every((one) => !rents.includes(one));
        expect(mayClaimRent(rents, accounts)).toBe(
          rents.length > 0 && accounts.length > 0 && banks.size === 1 && isOther,
        );
      },
    ),
  );
});

describe('a request', () => {
  test.each<[Partial<ReleaseFacts>, string, ReleaseState]>([
    [{ notifiedOn: null }, '2037-04-05', 'notifying'],
    [{ notifiedOn: null, suitShownOn: '2027-03-05' }, '2037-04-05', 'contested'],
    [{ notifiedOn: null, agreedOn: '2027-03-05' }, '2027-03-05', 'due'],
    [{}, '2027-04-05', 'waiting'],
    [{}, '2027-04-06', 'due'],
    [{ ground: 'tenant_claim' }, '2027-04-06', 'due'],
    [{ ground: 'agreement' }, '2027-03-01', 'due'],
    [{ suitShownOn: '2027-04-05' }, '2027-06-01', 'contested'],
    [{ suitShownOn: '2027-04-06' }, '2027-04-06', 'due'],
    [{ suitShownOn: '2027-04-05', agreedOn: '2027-05-01' }, '2027-05-01', 'due'],
    [{ agreedOn: '2027-03-02' }, '2027-03-02', 'due'],
    [{ withdrawnOn: '2027-03-02' }, '2027-05-01', 'withdrawn'],
    [{ agreedOn: '2027-03-02', orderedOn: '2027-03-03' }, '2027-03-03', 'ordered'],
  ])('%o on %s is %s', (input, today, state) => {
    expect(releaseState(claim(input), today)).toBe(state);
  });

  test('follows the drawn transitions, and every transition occurs', () => {
    const walked = new Set<string>();
    const days = fc.array(fc.tuple(fc.nat(6), fc.nat(20)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...RELEASE_GROUNDS), days, (ground, steps) => {
        let facts = claim({ ground, notifiedOn: ground === 'rent_claim' ? null : NOTIFIED });
        let today = NOTIFIED;
        for (const [step, wait] of steps) {
          const from = releaseState(facts, today);
          if (step === 0) today = addDays(today, wait);
          if (step === 5 && from === 'notifying') facts = { ...facts, notifiedOn: today };
          if (step === 1 && isAnswerable(from)) facts = { ...facts, suitShownOn: today };
          if (step === 2 && from !== 'ordered') facts = { ...facts, agreedOn: today };
          if (step === 3 && from !== 'ordered') facts = { ...facts, withdrawnOn: today };
          if (step === 4 && from === 'due') facts = { ...facts, orderedOn: today };
          const to = releaseState(facts, today);
          if (from !== to) walked.add(`${from} ${to}`);
          // Nothing is paid against a tenant's silence before the letter is posted.
          if (facts.notifiedOn === null && facts.agreedOn === null) expect(to).not.toBe('due');
        }
      }),
      { numRuns: 3000, seed: 3 },
    );
    const drawn = RELEASE_STATES.flatMap((from) =>
      RELEASE_TRANSITIONS[from].map((to) => `${from} ${to}`),
    );
    expect([...walked].sort()).toEqual(drawn.sort());
  });
});

const ore = fc.bigInt({ min: 0n, max: 100_000_00n });

describe('the money', () => {
  test.each([
    ['agreement', 10_00n, 30_00n, { toLandlord: 10_00n, toTenant: 20_00n }],
    ['agreement', 40_00n, 30_00n, { toLandlord: 30_00n, toTenant: 0n }],
    ['rent_claim', 10_00n, 30_00n, { toLandlord: 10_00n, toTenant: 0n }],
    ['tenant_claim', 0n, 30_00n, { toLandlord: 0n, toTenant: 30_00n }],
    ['tenant_claim', 0n, -1n, { toLandlord: 0n, toTenant: 0n }],
  ] as const)('%s of %i with %i there', (ground, input, balance, split) => {
    expect(splitOf(ground, input, balance)).toEqual(split);
  });

  test('over several accounts adds up to the same, and no account pays more than it has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RELEASE_GROUNDS),
        ore,
        fc.array(ore, { minLength: 1, maxLength: 4 }),
        (ground, input, balances) => {
          const splits = splitOver(ground, input, balances);
          const sum = (of: 'toLandlord' | 'toTenant') =>
            splits.reduce((total, split) => total + split[of], 0n);
          const there = balances.reduce((total, balance) => total + balance, 0n);
          expect({ toLandlord: sum('toLandlord'), toTenant: sum('toTenant') }).toEqual(
            splitOf(ground, input, there),
          );
          splits.forEach(({ toLandlord, toTenant }, index) => {
            expect(toLandlord >= 0n && toTenant >= 0n).toBe(true);
            expect(toLandlord + toTenant <= balances[index]!).toBe(true);
          });
        },
      ),
    );
  });

  test('is split in øre, and the remainder goes to the first', () => {
    expect(splitEvenly(100_00n, 3)).toEqual([33_34n, 33_33n, 33_33n]);
    expect(() => splitEvenly(1n, 0)).toThrow(RangeError);
    fc.assert(
      fc.property(ore, fc.integer({ min: 1, max: 9 }), (amount, parts) => {
        const all = splitEvenly(amount, parts);
        expect(all.reduce((total, part) => total + part, 0n)).toBe(amount);
        expect(new Set(all.slice(1)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('an insurance', () => {
  test.each([
    [36_000_00n, 1600, 5_760_00n],
    [33_33n, 1600, 5_33n],
    [1n, 1600, 0n],
    [100n, 50, 1n],
  ])('of %i at %i hundredths of a percent costs %i', (deposit, share, fee) => {
    expect(insuranceFee(deposit, share)).toBe(fee);
  });

  test.each([
    ['2026-11-20', '2027-12-31', '2027-12-31'],
    ['2026-11-20', null, '2029-11-19'],
    ['2026-11-20', '2031-01-01', '2029-11-19'],
    ['2027-01-01', '2029-12-31', '2029-12-31'],
  ])('of a lease from %s to %s ends on %s', (startsOn, endsOn, end) => {
    expect(insuranceEnd({ startsOn, endsOn })).toBe(end);
  });

  test('covers the shortest fixed term of a home', () => {
    fc.assert(
      fc.property(fc.nat(3650), (days) => {
        const startsOn = addDays('2026-01-01', days);
        const endsOn = shortestEnd({ startsOn, kind: 'home' }, tenancyLawOn(startsOn));
        expect(insuranceEnd({ startsOn, endsOn })).toBe(endsOn);
      }),
    );
  });
});
