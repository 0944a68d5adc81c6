import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { SecurityType } from '../leases/enums.ts';

/**
 * How far a deposit has come, whatever its type:
 * - `no_deposit`: none was agreed;
 * - `waiting_for_kyc`: of an account: tenants have yet to answer what the bank asks;
 * - `created`: it is made and waits: an account for the last signature and the bank's file, an
 *   insurance for its invoice, a guarantee for the guarantor's word;
 * - `sent_to_bank`, `registered`: the bank has been asked for an account, and has opened it; or the
 *   insurer or guarantor stands for it;
 * - `due`, `partially_paid`, `paid`, `over_paid`: of what there is to pay;
 * - `releasing`, `released`: somebody has asked for what is in the account, and all of it is paid out;
 * - `failed`: the bank or the insurer said no;
 * - `ended`: an insurance or a guarantee whose time is over;
 * - `canceled`: the lease came to nothing.
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

/** Money in or beside a deposit: what there should be and what came, øre. */
export interface Payable {
  amount: Ore;
  paid: Ore;
}

/** What is known of a deposit account (husleieloven § 3-5). One bank account for all tenants, or one each. */
export interface AccountFacts extends Payable {
  type: 'deposit_account';
  isCanceled: boolean;
  /** Tenants whose form the bank needs, and of them who have sent it. */
  forms: { wanted: number; submitted: number };
  /** Whether the bank has been asked for it. */
  isHandedOver: boolean;
  /** Of the accounts that were asked for. */
  accounts: { wanted: number; opened: number; refused: number };
  /** Whether somebody has asked for the money and it is not all paid out. */
  hasOpenRelease: boolean;
  /** Paid out by the bank, øre. */
  released: Ore;
}

/** What is known of an insurance in place of a deposit. `amount` and `paid` are of its fee. */
export interface InsuranceFacts extends Payable {
  type: 'deposit_insurance';
  isCanceled: boolean;
  /** Whether the fee's invoice was issued. */
  isInvoiced: boolean;
  registeredOn: IsoDate | null;
  failedOn: IsoDate | null;
  /** The last day it stands: the lease's, or three years after signing. */
  endsOn: IsoDate | null;
}

/** What is known of somebody else's guarantee (§ 3-6). */
export interface GuaranteeFacts {
  type: 'deposit_guarantee';
  isCanceled: boolean;
  /** When the guarantor gave it. */
  givenOn: IsoDate | null;
  endsOn: IsoDate | null;
}

export interface NoDepositFacts {
  type: 'no_deposit';
}

export type DepositFacts = AccountFacts | InsuranceFacts | GuaranteeFacts | NoDepositFacts;

/** The one status of a deposit on a day. No status is kept: each follows from these facts. */
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
  // What was paid too much of a fee is the invoice's to settle.
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

/** Statuses of an insurance in which its fee is still owed. */
const OWED: readonly DepositStatus[] = ['created', 'due', 'partially_paid'];

/**
 * Whether a deposit counts as paid (specification, section 4): an insurance in every status but
 * created, due and partially_paid; an account that is paid or overpaid, and stays so while it is paid
 * out again. A guarantee and no deposit are never paid: see {@link isDepositAwaited}.
 */
export function isDepositPaid(facts: DepositFacts, today: IsoDate): boolean {
  const status = depositStatus(facts, today);
  if (facts.type === 'deposit_insurance') return !OWED.includes(status);
  if (facts.type !== 'deposit_account') return false;
  if (status === 'releasing' || status === 'released') return facts.paid >= facts.amount;
  return status === 'paid' || status === 'over_paid';
}

/** Whether a lease still waits for the tenant to pay its deposit: one that is absent, or another's word, is not waited for. */
export const isDepositAwaited = (facts: DepositFacts, today: IsoDate): boolean =>
  (facts.type === 'deposit_account' || facts.type === 'deposit_insurance') &&
  !isDepositPaid(facts, today);

/** What a lease says of its security in one word (specification, section 4). */
export const SECURITY_STATUSES = [
  'no_deposit',
  'deposit_account',
  'deposit_insurance',
  'deposit_guarantee',
  'sent_to_bank',
  'registered',
] as const;
export type SecurityStatus = (typeof SECURITY_STATUSES)[number];

/** The type until there is more to say: that the bank was asked, and that it is registered. */
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
 * What becomes of each type of deposit from one thing that happens to the next; docs/deposit-states.md
 * draws it. Statuses that are missing are never reached.
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
