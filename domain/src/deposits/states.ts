import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { SecurityType } from '../leases/enums.ts';

/**
 * The status of a deposit of any type:
 *
 * - `no_deposit`: none was agreed;
 * - `waiting_for_kyc`: only accounts: tenants must still answer the bank's questions;
 * - `created`: it waits: an account for the last signature and the bank's file, an insurance for its invoice,
 *   a guarantee for the guarantor's confirmation;
 * - `sent_to_bank`, `registered`: an account was ordered from the bank, and has been opened; or the insurer
 *   or guarantor has confirmed;
 * - `due`, `partially_paid`, `paid`, `over_paid`: how much of it is paid;
 * - `releasing`, `released`: there is a request for the money, and all of it is paid out;
 * - `failed`: the bank or the insurer refused;
 * - `ended`: an insurance or a guarantee has expired;
 * - `canceled`: the lease was cancelled.
 */
export const DEPOSIT_STATUSES = [
  'no_deposit',
  'waiting_for_kyc',
  'created',
  'sent_to_bank',
  'registered',
  'due',
  'partially_paid',
  'paid',
  'over_paid',
  'releasing',
  'released',
  'failed',
  'ended',
  'canceled',
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** The amount to pay, and what is paid, øre. */
interface Payable {
  amount: Ore;
  paid: Ore;
}

/** The facts of a deposit account (husleieloven § 3-5): one bank account for all tenants, or one each. */
export interface AccountFacts extends Payable {
  type: 'deposit_account';
  isCanceled: boolean;
  /** Tenants whose form the bank needs, and those who have sent it. */
  forms: { wanted: number; submitted: number };
  /** Whether it was ordered from the bank. */
  isHandedOver: boolean;
  /** Of the accounts that were ordered. */
  accounts: { wanted: number; opened: number; refused: number };
  /** Whether there is a request for the money that is not fully paid out. */
  hasOpenRelease: boolean;
  /** Paid out by the bank, øre. */
  released: Ore;
}

/** The facts of a deposit insurance. `amount` and `paid` are of its price. */
export interface InsuranceFacts extends Payable {
  type: 'deposit_insurance';
  isCanceled: boolean;
  /** Whether the price was invoiced. */
  isInvoiced: boolean;
  registeredOn: IsoDate | null;
  failedOn: IsoDate | null;
  /** The last day it is valid: the lease's, or three years after signing. */
  endsOn: IsoDate | null;
}

/** The facts of another person's guarantee (husleieloven § 3-6). */
export interface GuaranteeFacts {
  type: 'deposit_guarantee';
  isCanceled: boolean;
  /** When the guarantor gave it. */
  givenOn: IsoDate | null;
  endsOn: IsoDate | null;
}

interface NoDepositFacts {
  type: 'no_deposit';
}

export type DepositFacts = AccountFacts | InsuranceFacts | GuaranteeFacts | NoDepositFacts;

/** The status of a deposit on a day. It is never stored, but derived from these facts. */
export function depositStatus(facts: DepositFacts, today: IsoDate): DepositStatus {
  switch (facts.type) {
    case 'no_deposit':
      return 'no_deposit';
    case 'deposit_account':
      return accountStatus(facts);
    case 'deposit_insurance':
      return insuranceStatus(facts, today);
    case 'deposit_guarantee':
      return guaranteeStatus(facts, today);
  }
}

function accountStatus(facts: AccountFacts): DepositStatus {
  const { forms, accounts, paid, released } = facts;
  if (facts.isCanceled) return 'canceled';
  if (accounts.refused > 0) return 'failed';
  if (forms.submitted < forms.wanted) return 'waiting_for_kyc';
  if (!facts.isHandedOver) return 'created';
  if (accounts.opened < accounts.wanted) return 'sent_to_bank';
  if (paid > 0n && released >= paid) return 'released';
  if (facts.hasOpenRelease) return 'releasing';
  return paidStatus(facts, 'registered');
}

function insuranceStatus(facts: InsuranceFacts, today: IsoDate): DepositStatus {
  if (facts.isCanceled) return 'canceled';
  if (facts.failedOn !== null) return 'failed';
  if (isOver(facts, today)) return 'ended';
  if (facts.registeredOn !== null) return 'registered';
  if (!facts.isInvoiced) return 'created';
  const status = paidStatus(facts, 'due');
  // An overpaid price is handled by its invoice.
  return status === 'over_paid' ? 'paid' : status;
}

function guaranteeStatus(facts: GuaranteeFacts, today: IsoDate): DepositStatus {
  if (facts.isCanceled) return 'canceled';
  if (facts.givenOn === null) return 'created';
  return isOver(facts, today) ? 'ended' : 'registered';
}

const isOver = ({ endsOn }: { endsOn: IsoDate | null }, today: IsoDate): boolean =>
  endsOn !== null && today > endsOn;

function paidStatus<Nothing extends DepositStatus>({ amount, paid }: Payable, nothing: Nothing) {
  if (paid <= 0n) return nothing;
  if (paid < amount) return 'partially_paid';
  return paid === amount ? 'paid' : 'over_paid';
}

/** Statuses of an insurance with an unpaid price. */
const OWED: readonly DepositStatus[] = ['created', 'due', 'partially_paid'];

/**
 * Whether a deposit counts as paid (specification, section 4): an insurance in every status except created,
 * due and partially_paid; an account that is paid or overpaid, also while it is released. A guarantee and no
 * deposit are never paid: see {@link isDepositAwaited}.
 */
export function isDepositPaid(facts: DepositFacts, today: IsoDate): boolean {
  const status = depositStatus(facts, today);
  if (facts.type === 'deposit_insurance') return !OWED.includes(status);
  if (facts.type !== 'deposit_account') return false;
  if (status === 'releasing' || status === 'released') return facts.paid >= facts.amount;
  return status === 'paid' || status === 'over_paid';
}

/**
 * Whether a lease still waits for the tenant to pay its deposit; without a deposit or with a guarantee it
 * does not.
 */
export const isDepositAwaited = (facts: DepositFacts, today: IsoDate): boolean =>
  (facts.type === 'deposit_account' || facts.type === 'deposit_insurance') &&
  !isDepositPaid(facts, today);

/** The security of a lease in one word (specification, section 4). */
export const SECURITY_STATUSES = [
  'no_deposit',
  'deposit_account',
  'deposit_insurance',
  'deposit_guarantee',
  'sent_to_bank',
  'registered',
] as const;
export type SecurityStatus = (typeof SECURITY_STATUSES)[number];

/** The type, or once it applies, that it was ordered from the bank or is registered. */
export function securityStatus(facts: DepositFacts, today: IsoDate): SecurityStatus {
  const status = depositStatus(facts, today);
  if (facts.type === 'deposit_account') {
    if (status === 'sent_to_bank') return 'sent_to_bank';
    return facts.accounts.opened >= facts.accounts.wanted && facts.isHandedOver
      ? 'registered'
      : facts.type;
  }
  return status === 'registered' ? 'registered' : (facts.type satisfies SecurityType);
}

/**
 * The possible next statuses of each type of deposit; docs/deposit-states.md draws them. Missing statuses are
 * never reached.
 */
export const DEPOSIT_TRANSITIONS: Record<
  SecurityType,
  Partial<Record<DepositStatus, readonly DepositStatus[]>>
> = {
  no_deposit: { no_deposit: [] },
  deposit_account: {
    waiting_for_kyc: ['created', 'canceled'],
    created: ['sent_to_bank', 'canceled'],
    sent_to_bank: ['registered', 'failed'],
    registered: ['partially_paid', 'paid', 'over_paid'],
    partially_paid: ['paid', 'over_paid', 'releasing'],
    paid: ['over_paid', 'releasing', 'partially_paid'],
    over_paid: ['releasing', 'paid', 'partially_paid'],
    releasing: ['released', 'partially_paid', 'paid', 'over_paid'],
    released: [],
    failed: [],
    canceled: [],
  },
  deposit_insurance: {
    created: ['due', 'registered', 'failed', 'ended', 'canceled'],
    due: ['partially_paid', 'paid', 'registered', 'failed', 'ended'],
    partially_paid: ['due', 'paid', 'registered', 'failed', 'ended'],
    paid: ['due', 'partially_paid', 'registered', 'failed', 'ended'],
    registered: ['ended'],
    failed: [],
    ended: [],
    canceled: [],
  },
  deposit_guarantee: {
    created: ['registered', 'ended', 'canceled'],
    registered: ['ended'],
    ended: [],
    canceled: [],
  },
};
