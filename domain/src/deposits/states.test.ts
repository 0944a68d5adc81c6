import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { SECURITY_TYPES } from '../leases/enums.ts';
import {
  DEPOSIT_STATUSES,
  DEPOSIT_TRANSITIONS,
  depositStatus,
  isDepositAwaited,
  isDepositPaid,
  SECURITY_STATUSES,
  securityStatus,
  type AccountFacts,
  type DepositFacts,
  type DepositStatus,
  type GuaranteeFacts,
  type InsuranceFacts,
} from './states.ts';

const TODAY = '2027-03-01';

const ACCOUNT: AccountFacts = {
  type: 'deposit_account',
  isCanceled: false,
  forms: { wanted: 2, submitted: 2 },
  isHandedOver: true,
  accounts: { wanted: 1, opened: 1, refused: 0 },
  hasOpenRelease: false,
  amount: 36_000_00n,
  paid: 0n,
  released: 0n,
};
const INSURANCE: InsuranceFacts = {
  type: 'deposit_insurance',
  isCanceled: false,
  isInvoiced: true,
  amount: 5_760_00n,
  paid: 0n,
  registeredOn: null,
  failedOn: null,
  endsOn: '2029-12-31',
};
const GUARANTEE: GuaranteeFacts = {
  type: 'deposit_guarantee',
  isCanceled: false,
  givenOn: '2027-01-01',
  endsOn: null,
};
const NONE: DepositFacts = { type: 'no_deposit' };

const account = (input: Partial<AccountFacts>): AccountFacts => ({ ...ACCOUNT, ...input });
const insurance = (input: Partial<InsuranceFacts>): InsuranceFacts => ({ ...INSURANCE, ...input });
const guarantee = (input: Partial<GuaranteeFacts>): GuaranteeFacts => ({ ...GUARANTEE, ...input });

const whole = ACCOUNT.amount;
const ROWS: [DepositFacts, DepositStatus, isPaid: boolean, isAwaited: boolean, string][] = [
  [NONE, 'no_deposit', false, false, 'no_deposit'],
  [
    account({ forms: { wanted: 2, submitted: 1 }, isHandedOver: false }),
    'waiting_for_kyc',
    false,
    true,
    'deposit_account',
  ],
  [account({ isHandedOver: false }), 'created', false, true, 'deposit_account'],
  [
    account({ accounts: { wanted: 2, opened: 1, refused: 0 } }),
    'sent_to_bank',
    false,
    true,
    'sent_to_bank',
  ],
  [account({}), 'registered', false, true, 'registered'],
  [account({ paid: whole - 1n }), 'partially_paid', false, true, 'registered'],
  [account({ paid: whole }), 'paid', true, false, 'registered'],
  [account({ paid: whole + 1n }), 'over_paid', true, false, 'registered'],
  [account({ paid: whole, hasOpenRelease: true }), 'releasing', true, false, 'registered'],
  [account({ paid: 1n, hasOpenRelease: true }), 'releasing', false, true, 'registered'],
  [account({ paid: whole, released: whole }), 'released', true, false, 'registered'],
  [
    account({ accounts: { wanted: 1, opened: 0, refused: 1 } }),
    'failed',
    false,
    true,
    'deposit_account',
  ],
  [account({ isCanceled: true }), 'canceled', false, true, 'registered'],
  [insurance({ isInvoiced: false }), 'created', false, true, 'deposit_insurance'],
  [insurance({}), 'due', false, true, 'deposit_insurance'],
  [insurance({ paid: 1n }), 'partially_paid', false, true, 'deposit_insurance'],
  [insurance({ paid: INSURANCE.amount }), 'paid', true, false, 'deposit_insurance'],
  [insurance({ paid: INSURANCE.amount + 1n }), 'paid', true, false, 'deposit_insurance'],
  [insurance({ registeredOn: TODAY }), 'registered', true, false, 'registered'],
  [insurance({ failedOn: TODAY }), 'failed', true, false, 'deposit_insurance'],
  [insurance({ endsOn: '2027-02-28' }), 'ended', true, false, 'deposit_insurance'],
  [insurance({ endsOn: TODAY, registeredOn: TODAY }), 'registered', true, false, 'registered'],
  [guarantee({ givenOn: null }), 'created', false, false, 'deposit_guarantee'],
  [guarantee({}), 'registered', false, false, 'registered'],
  [guarantee({ endsOn: '2027-02-28' }), 'ended', false, false, 'deposit_guarantee'],
  [guarantee({ isCanceled: true }), 'canceled', false, false, 'deposit_guarantee'],
];

describe('a deposit', () => {
  test.each(ROWS)('%o is %s', (facts, status, isPaid, isAwaited, security) => {
    expect(depositStatus(facts, TODAY)).toBe(status);
    expect(isDepositPaid(facts, TODAY)).toBe(isPaid);
    expect(isDepositAwaited(facts, TODAY)).toBe(isAwaited);
    expect(securityStatus(facts, TODAY)).toBe(security);
  });

  test('reaches every status', () => {
    expect(new Set(ROWS.map(([, status]) => status))).toEqual(new Set(DEPOSIT_STATUSES));
    const security = new Set(ROWS.map(([facts]) => securityStatus(facts, TODAY)));
    expect(security).toEqual(new Set(SECURITY_STATUSES));
  });
});

const amounts = fc.bigInt({ min: 0n, max: 50_000_00n });
const days = fc.option(fc.constantFrom('2027-02-28', TODAY, '2027-03-02'), { nil: null });
const anyFacts: fc.Arbitrary<DepositFacts> = fc.oneof(
  fc.record<AccountFacts>({
    type: fc.constant('deposit_account'),
    isCanceled: fc.boolean(),
    forms: fc.record({ wanted: fc.constant(2), submitted: fc.nat(2) }),
    isHandedOver: fc.boolean(),
    accounts: fc.record({ wanted: fc.constant(2), opened: fc.nat(2), refused: fc.nat(1) }),
    hasOpenRelease: fc.boolean(),
    amount: amounts,
    paid: amounts,
    released: amounts,
  }),
  fc.record<InsuranceFacts>({
    type: fc.constant('deposit_insurance'),
    isCanceled: fc.boolean(),
    isInvoiced: fc.boolean(),
    amount: amounts,
    paid: amounts,
    registeredOn: days,
    failedOn: days,
    endsOn: days,
  }),
);

test('an insurance counts as paid in every status but three, an account in two and while it is paid out', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const status = depositStatus(facts, TODAY);
      const isPaid =
        facts.type === 'deposit_insurance'
          ? !['created', 'due', 'partially_paid'].includes(status)
          : ['paid', 'over_paid'].includes(status) ||
            (facts.type === 'deposit_account' &&
              ['releasing', 'released'].includes(status) &&
              facts.paid >= facts.amount);
      expect(isDepositPaid(facts, TODAY)).toBe(isPaid);
    }),
  );
});

const page = readFileSync(new URL('../../../docs/deposit-states.md', import.meta.url), 'utf8');

test.each(SECURITY_TYPES)('docs/deposit-states.md draws the transitions of a %s', (type) => {
  const [, part = ''] = page.split(`## ${type}\n`);
  const lines = part.split('\n## ')[0]!.matchAll(/^ {2}(\w+) --> (\w+)$/gm);
  const drawn = [...lines].map(([, from, to]) => `${from} ${to}`).sort();
  const known = Object.entries(DEPOSIT_TRANSITIONS[type]).flatMap(([from, all]) =>
    all.map((to) => `${from} ${to}`),
  );
  expect(drawn).toEqual(known.sort());
});

/** One event of an account; null when it is not possible. */
const ACCOUNT_STEPS: ((facts: AccountFacts, size: bigint) => AccountFacts | null)[] = [
  (it) =>
    it.forms.submitted < it.forms.wanted
      ? { ...it, forms: { ...it.forms, submitted: it.forms.submitted + 1 } }
      : null,
  (it) => (it.isHandedOver ? null : { ...it, isCanceled: true }),
  (it) => (it.forms.submitted === it.forms.wanted ? { ...it, isHandedOver: true } : null),
  (it) =>
    it.isHandedOver && it.accounts.opened + it.accounts.refused < it.accounts.wanted
      ? { ...it, accounts: { ...it.accounts, opened: it.accounts.opened + 1 } }
      : null,
  (it) =>
    it.isHandedOver && it.accounts.opened + it.accounts.refused < it.accounts.wanted
      ? { ...it, accounts: { ...it.accounts, refused: 1 } }
      : null,
  (it, size) =>
    it.accounts.opened === it.accounts.wanted && !it.hasOpenRelease && it.released === 0n
      ? { ...it, paid: it.paid + size }
      : null,
  (it, size) =>
    it.paid > size && !it.hasOpenRelease && it.released === 0n
      ? { ...it, paid: it.paid - size }
      : null,
  (it) => (it.paid > it.released ? { ...it, hasOpenRelease: true } : null),
  (it) => (it.hasOpenRelease ? { ...it, hasOpenRelease: false } : null),
  (it) => (it.hasOpenRelease ? { ...it, hasOpenRelease: false, released: it.paid } : null),
];

test('every event moves an account by the drawing, and every transition occurs', () => {
  const begun = account({
    forms: { wanted: 2, submitted: 0 },
    isHandedOver: false,
    accounts: { wanted: 1, opened: 0, refused: 0 },
    amount: 3n,
  });
  const walked = new Set<string>();
  const steps = fc.array(fc.tuple(fc.nat(), fc.bigInt({ min: 1n, max: 4n })), {
    minLength: 10,
    maxLength: 40,
  });
  fc.assert(
    fc.property(steps, (taken) => {
      let facts = begun;
      for (const [index, size] of taken) {
        const able = ACCOUNT_STEPS.flatMap((step) => step(facts, size) ?? []);
        if (able.length === 0 || facts.isCanceled) break;
        const next = able[index % able.length]!;
        const [from, to] = [depositStatus(facts, TODAY), depositStatus(next, TODAY)];
        if (from !== to) walked.add(`${from} ${to}`);
        facts = next;
      }
    }),
    { numRuns: 3000, seed: 7 },
  );
  const drawn = Object.entries(DEPOSIT_TRANSITIONS.deposit_account).flatMap(([from, all]) =>
    all.map((to) => `${from} ${to}`),
  );
  expect([...walked].sort()).toEqual(drawn.sort());
});
