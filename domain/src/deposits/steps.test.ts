import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../kernel/dates.ts';
import { depositStatus, type DepositFacts } from './states.ts';
import { depositSteps, STEPS_OF, type DepositDays } from './steps.ts';

const TODAY = '2027-03-01';
const DAYS: DepositDays = {
  today: TODAY,
  signedOn: '2027-02-01',
  startsOn: '2027-02-15',
  endsOn: null,
  answeredOn: '2027-01-30',
  openedOn: null,
  feeDueOn: '2027-02-16',
  release: null,
};
const ACCOUNT = {
  type: 'deposit_account',
  isCanceled: false,
  forms: { wanted: 1, submitted: 1 },
  isHandedOver: true,
  accounts: { wanted: 1, opened: 1, refused: 0 },
  hasOpenRelease: false,
  amount: 36_000_00n,
  paid: 36_000_00n,
  released: 0n,
} as const satisfies DepositFacts;

/** The step that a deposit waits for: its name, whom it waits for, and its last day. */
function waitsFor(facts: DepositFacts, days: Partial<DepositDays> = {}): string {
  const step = depositSteps(facts, { ...DAYS, ...days }).find(({ state }) => state === 'now');
  return step ? [step.name, step.by, step.until, step.isLate ? 'late' : ''].join(' ') : 'nothing';
}

const claim = (by: 'tenant' | 'landlord' | null, state: 'waiting' | 'contested' | 'due') => ({
  endsOn: '2027-02-28',
  release: { by, state, until: '2027-04-05' },
});

describe('the steps of a deposit', () => {
  test.each([
    [{ ...ACCOUNT, forms: { wanted: 2, submitted: 1 } }, {}, 'answer tenant  '],
    [{ ...ACCOUNT, isHandedOver: false }, { signedOn: null }, 'sign everyone  '],
    [{ ...ACCOUNT, isHandedOver: false }, {}, 'open bank  '],
    [{ ...ACCOUNT, paid: 1n }, {}, 'pay tenant 2027-02-15 late'],
    [{ ...ACCOUNT, paid: 1n }, { startsOn: TODAY }, `pay tenant ${TODAY} `],
    [ACCOUNT, {}, 'keep everyone  '],
    [ACCOUNT, { endsOn: '2027-02-28' }, 'settle everyone  '],
    [ACCOUNT, claim('tenant', 'waiting'), 'settle landlord 2027-04-05 '],
    [ACCOUNT, claim('landlord', 'waiting'), 'settle tenant 2027-04-05 '],
    [ACCOUNT, claim('landlord', 'contested'), 'settle everyone  '],
    [ACCOUNT, claim(null, 'due'), 'settle bank  '],
    [{ ...ACCOUNT, paid: 0n }, { endsOn: '2027-02-28' }, 'nothing'],
    [{ ...ACCOUNT, released: ACCOUNT.paid }, { endsOn: '2027-02-28' }, 'nothing'],
    [
      { type: 'deposit_guarantee', isCanceled: false, givenOn: null, endsOn: null },
      {},
      'confirm landlord 2027-02-15 late',
    ],
  ] satisfies [DepositFacts, Partial<DepositDays>, string][])('%o, %o: %s', (facts, days, now) => {
    expect(waitsFor(facts, days)).toBe(now);
  });

  const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days));
  const maybe = fc.option(day, { nil: null });
  const few = fc.nat({ max: 2 });
  const paid = fc.bigInt({ min: 0n, max: 3n });
  const facts: fc.Arbitrary<DepositFacts> = fc.oneof(
    fc.record({
      type: fc.constant('deposit_account' as const),
      isCanceled: fc.boolean(),
      forms: fc.record({ wanted: few, submitted: few }),
      isHandedOver: fc.boolean(),
      accounts: fc.record({ wanted: few, opened: few, refused: few }),
      hasOpenRelease: fc.boolean(),
      amount: fc.constant(2n),
      paid,
      released: paid,
    }),
    fc.record({
      type: fc.constant('deposit_insurance' as const),
      isCanceled: fc.boolean(),
      amount: fc.constant(2n),
      paid,
      isInvoiced: fc.boolean(),
      registeredOn: maybe,
      failedOn: maybe,
      endsOn: maybe,
    }),
    fc.record({
      type: fc.constant('deposit_guarantee' as const),
      isCanceled: fc.boolean(),
      givenOn: maybe,
      endsOn: maybe,
    }),
  );

  test('one waits at most, and none once the status is a last one', () => {
    fc.assert(
      fc.property(
        facts,
        ...([maybe, day, maybe] as const),
        (deposit, signedOn, startsOn, endsOn) => {
          const steps = depositSteps(deposit, { ...DAYS, signedOn, startsOn, endsOn });
          expect(steps.map(({ name }) => name)).toEqual(STEPS_OF[deposit.type]);
          const waiting = steps.filter(({ state }) => state === 'now');
          const status = depositStatus(deposit, TODAY);
          const isLast = ['canceled', 'failed', 'ended', 'released'].includes(status);
          if (isLast)
            expect(steps.every(({ state }) => state === 'done' || state === 'off')).toBe(true);
          expect(waiting.length).toBeLessThanOrEqual(isLast ? 0 : 1);
          const at = steps.findIndex(({ state }) => state === 'now');
          if (at >= 0)
            expect(steps.slice(0, at).every(({ state }) => ['done', 'off'].includes(state))).toBe(
              true,
            );
          for (const { isLate, state, until } of steps)
            if (isLate) expect([state, until !== null && until < TODAY]).toEqual(['now', true]);
        },
      ),
    );
  });
});
