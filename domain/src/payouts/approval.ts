import type { Proof } from '../accounts/safeguards.ts';
import type { Ore } from '../kernel/money.ts';

/**
 * The people who acted on the chain of an order to the bank; null is an unknown person, who may be any of the
 * approvers.
 */
export type Involved = ReadonlySet<string | null>;

/** A person who approves the payments of a book. */
export interface Approver {
  id: string;
  /** Whether BankID says who they are. An electronic identity belongs to one account only. */
  isIdentified: boolean;
}

/** Whether a landlord's account was named without BankID. Null is from before the proof was kept. */
export const isUnproved = (provedBy: Proof | null): boolean =>
  provedBy !== null && provedBy !== 'identity';

/**
 * Those of the people who brought a landlord in, by an invitation or an assignment, who may have named the account in
 * the landlord's place. Without BankID all of them may: the address that they invited may be their own. With BankID
 * it is the landlord, who may be an approver whom BankID does not know. An account from before the proof was kept
 * (null) is the landlord's.
 */
export function mayHaveNamed(
  provedBy: Proof | null,
  broughtInBy: readonly (string | null)[],
  approvers: readonly Approver[],
): (string | null)[] {
  if (isUnproved(provedBy)) return [...broughtInBy];
  if (provedBy === null) return [];
  const unknown = approvers.filter(({ isIdentified }) => !isIdentified).map(({ id }) => id);
  return unknown.filter((id) => broughtInBy.includes(id));
}

/** What an approval covers. */
interface Approved {
  amount: Ore;
  /** Null when no account was known. Such an approval never counts. */
  account: string | null;
}

/** A payout or a refund as an approver has read it. */
export interface OrderRead extends Approved {
  /** The number of the last act on the chain that was shown; 0 if there was none. */
  lastActNumber: bigint;
}

/** Whether an order is as an approver has read it: the same amount and account, and no act has come since. */
export const isAsRead = (read: OrderRead, order: OrderRead): boolean =>
  read.amount === order.amount &&
  read.account === order.account &&
  read.lastActNumber >= order.lastActNumber;

/** An approval of a payout or a refund as it was read, given with a fresh proof of identity. */
export interface Approval extends OrderRead {
  accountId: string;
  /** Acts and approvals are numbered together. */
  number: bigint;
}

/** What decides whether an order to the bank may be given. */
export interface Decision {
  /** What is to be paid now, to which account, and the last act on the chain. */
  order: OrderRead;
  /** The number of different people who must approve. */
  needed: number;
  approvals: readonly Approval[];
  /** The people who may approve now. */
  approverIds: readonly string[];
  involved: Involved;
  /** How many of them acted on nothing of the chain: two above a limit of the day. */
  othersNeeded: 1 | 2;
}

/**
 * The approvals that count: of the order as it is, which no act has changed since the approver read it, by
 * people who may still approve.
 */
export const countedApprovals = ({ order, approvals, approverIds }: Decision): Approval[] =>
  approvals.filter(
    (one) => one.account !== null && isAsRead(one, order) && approverIds.includes(one.accountId),
  );

/**
 * The rule of docs/security.md: whether enough different people have approved an order, and one of them, or
 * two above a limit, acted on nothing of its chain. While somebody who acted is unknown, one more such person
 * is needed, because one may be that person.
 */
export function isApproved(decision: Decision): boolean {
  const { needed, involved, othersNeeded } = decision;
  const different = new Set(countedApprovals(decision).map(({ accountId }) => accountId));
  const others = [...different].filter((id) => !involved.has(id));
  return different.size >= needed && others.length >= othersNeeded + (involved.has(null) ? 1 : 0);
}

/**
 * Whether there are enough approvals and it still waits, because none of the approvers is enough alone:
 * another person must approve too.
 */
export const waitsForAnother = (waiting: {
  status: string;
  approvals: readonly unknown[];
  approvalsNeeded: number;
}): boolean =>
  waiting.status === 'pending_for_approval' && waiting.approvals.length >= waiting.approvalsNeeded;
