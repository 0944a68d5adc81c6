import type { IsoDate } from '../kernel/dates.ts';
import type { SecurityType } from '../leases/enums.ts';
import { isAnswerable, type ReleaseState } from './release.ts';
import { depositStatus, type DepositFacts } from './states.ts';

/**
 * What happens with a security, from the agreement to its end:
 *
 * - `answer`: each tenant answers the bank's questions;
 * - `sign`: all sign the lease;
 * - `open`: the bank opens the account;
 * - `pay`: the tenant pays the deposit, or the price of the insurance;
 * - `confirm`: the letting side records the policy or the guarantor;
 * - `keep`: it secures the lease;
 * - `settle`: the money on the account is paid out.
 */
export const DEPOSIT_STEPS = [
  'answer',
  'sign',
  'open',
  'pay',
  'confirm',
  'keep',
  'settle',
] as const;
type DepositStepName = (typeof DEPOSIT_STEPS)[number];

/** The steps of each type, in order. */
export const STEPS_OF: Record<SecurityType, readonly DepositStepName[]> = {
  no_deposit: [],
  deposit_account: ['answer', 'sign', 'open', 'pay', 'keep', 'settle'],
  deposit_insurance: ['sign', 'pay', 'confirm', 'keep'],
  deposit_guarantee: ['sign', 'confirm', 'keep'],
};

/** `off`: it no longer comes, because the deposit ended before it. */
export const STEP_STATES = ['done', 'now', 'later', 'off'] as const;
type StepState = (typeof STEP_STATES)[number];

/** Who a step waits for. */
export const STEP_ACTORS = ['tenant', 'landlord', 'everyone', 'bank'] as const;
type StepActor = (typeof STEP_ACTORS)[number];

export interface DepositStep {
  name: DepositStepName;
  state: StepState;
  by: StepActor;
  /** The last day for it, or the day it lasts to; null if there is none. */
  until: IsoDate | null;
  /** Whether its last day passed before it was done. */
  isLate: boolean;
  /** The day on which it was done, if that is known. */
  on: IsoDate | null;
}

/** The days of a lease, and what is known of its deposit beyond {@link DepositFacts}. */
export interface DepositDays {
  today: IsoDate;
  signedOn: IsoDate | null;
  /** The lease's first and last day. */
  startsOn: IsoDate;
  endsOn: IsoDate | null;
  answeredOn: IsoDate | null;
  openedOn: IsoDate | null;
  /** The due day of the invoice for an insurance. */
  feeDueOn: IsoDate | null;
  release: { state: ReleaseState; by: 'tenant' | 'landlord' | null; until: IsoDate | null } | null;
}

/** All steps of a deposit on a day: at most one is `now`, unless it ended. */
export function depositSteps(facts: DepositFacts, days: DepositDays): DepositStep[] {
  const names = STEPS_OF[facts.type];
  const current = currentStep(facts, days);
  const at = current === null ? names.length : names.indexOf(current);
  return names.map((name, index) => {
    const state = isDone(name, facts, days) ? 'done' : stateAt(index, at);
    const setting = settingOf(name, facts, days);
    return {
      name,
      state,
      isLate: state === 'now' && isOver(setting.until, days.today),
      ...setting,
    };
  });
}

function stateAt(index: number, at: number): StepState {
  if (index === at) return 'now';
  return index < at ? 'off' : 'later';
}

/** The step that the deposit waits for; null once nothing more happens. */
function currentStep(facts: DepositFacts, days: DepositDays): DepositStepName | null {
  const status = depositStatus(facts, days.today);
  if (['canceled', 'failed', 'ended', 'released'].includes(status)) return null;
  // What was not paid in before the end is paid no more.
  if (
    facts.type === 'deposit_account' &&
    (status === 'releasing' || isOver(days.endsOn, days.today))
  )
    return facts.paid > 0n ? 'settle' : null;
  return STEPS_OF[facts.type].find((name) => !isDone(name, facts, days)) ?? null;
}

const isOver = (endsOn: IsoDate | null, today: IsoDate): boolean =>
  endsOn !== null && endsOn < today;

function isDone(name: DepositStepName, facts: DepositFacts, days: DepositDays): boolean {
  const { signedOn, today } = days;
  if (name === 'sign') return signedOn !== null;
  switch (facts.type) {
    case 'deposit_account': {
      const { forms, accounts, isHandedOver, paid, amount, released } = facts;
      const done = {
        answer: forms.submitted >= forms.wanted,
        open: isHandedOver && accounts.opened >= accounts.wanted,
        pay: paid >= amount,
        keep: paid > 0n && isOver(days.endsOn, today),
        settle: paid > 0n && released >= paid,
      };
      return done[name as keyof typeof done];
    }
    case 'deposit_insurance': {
      const isRegistered = facts.registeredOn !== null;
      if (name === 'pay') return facts.isInvoiced && facts.paid >= facts.amount;
      return name === 'confirm' ? isRegistered : isRegistered && isOver(facts.endsOn, today);
    }
    case 'deposit_guarantee': {
      const isGiven = facts.givenOn !== null;
      return name === 'confirm' ? isGiven : isGiven && isOver(facts.endsOn, today);
    }
    case 'no_deposit':
      return false;
  }
}

/** Whom a step waits for, and its days. */
function settingOf(
  name: DepositStepName,
  facts: DepositFacts,
  days: DepositDays,
): Pick<DepositStep, 'by' | 'until' | 'on'> {
  switch (name) {
    case 'answer':
      return { by: 'tenant', until: null, on: days.answeredOn };
    case 'sign':
      return { by: 'everyone', until: null, on: days.signedOn };
    case 'open':
      return { by: 'bank', until: null, on: days.openedOn };
    case 'pay': {
      const until = facts.type === 'deposit_insurance' ? days.feeDueOn : days.startsOn;
      return { by: 'tenant', until, on: null };
    }
    case 'confirm': {
      const on =
        facts.type === 'deposit_insurance'
          ? facts.registeredOn
          : facts.type === 'deposit_guarantee'
            ? facts.givenOn
            : null;
      const until = facts.type === 'deposit_guarantee' ? days.startsOn : null;
      return { by: 'landlord', until, on };
    }
    case 'keep': {
      const until = 'endsOn' in facts ? facts.endsOn : days.endsOn;
      return { by: 'everyone', until, on: null };
    }
    case 'settle':
      return { ...answerTo(days.release), on: null };
  }
}

/** Who acts on a claim: the side that has not made it, until it may no longer answer; then the bank. */
function answerTo(release: DepositDays['release']): Pick<DepositStep, 'by' | 'until'> {
  if (release === null || release.state === 'withdrawn') return { by: 'everyone', until: null };
  const { state, by, until } = release;
  if (state === 'contested') return { by: 'everyone', until: null };
  if (!isAnswerable(state) || by === null) return { by: 'bank', until: null };
  return { by: by === 'tenant' ? 'landlord' : 'tenant', until };
}
