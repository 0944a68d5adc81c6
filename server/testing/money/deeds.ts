import type { Ore } from '@husvaer/domain/kernel/money';

/** What kinds of deeds make a person one of the chain of an order: `docs/money.md`, and what it leaves out. */
export type DeedKind =
  | 'brought_payment'
  | 'placed'
  | 'received_directly'
  | 'wrote_off'
  | 'credited'
  | 'changed_day'
  | 'agreed_guarantee'
  | 'requested_refund'
  | 'named_account'
  | 'released'
  | 'confirmed'
  | 'late_debit'
  | 'settled_debit'
  | 'failed'
  | 'changed_approvers'
  | 'raised_guarantee'
  | 'raised_limit'
  | 'changed_book'
  | 'landlord'
  | 'money';

/**
 * What somebody did that moved money or decided where it goes, as the history saw it done: nothing of it is
 * read from `money_act`.
 */
export interface Deed {
  kind: DeedKind;
  /** Deeds, approvals and payouts are numbered together. */
  at: number;
  /** Null is the bank. */
  byId: string | null;
  /** What it is about; nothing is the whole book. */
  leaseId?: string;
  orderId?: string;
  /** The invoices that it changed. */
  invoiceIds?: readonly string[];
  /** The lines of the bank that it brought or placed. */
  lineIds?: readonly string[];
  amount?: Ore;
  /** It moves the rent of this month, or of all months from it on. */
  month?: string;
  since?: string;
  /** The leases of which somebody else has approved an order with it; empty for the money of no lease. */
  cleared: Set<string>;
  /** Whether another approver has agreed to a deed on the book. */
  isAgreed?: boolean;
}

/** Whether it is about no lease and no order, but about the whole book. */
export const isOnBook = ({ leaseId, orderId, lineIds }: Deed): boolean =>
  leaseId === undefined && orderId === undefined && lineIds === undefined;

/** What a person approved, as it stood then. */
export interface GivenApproval {
  at: number;
  byId: string;
  orderId: string;
  amount: Ore;
  account: string | null;
  isProved: boolean;
}

/** A payment that the bank was asked for. */
export interface Ordered {
  endToEndId: string;
  orderId: string;
  isRefund: boolean;
  leaseId: string | null;
  account: string;
  amount: Ore;
  day: string;
  /** Whether the bank rejected it. */
  isRejected: boolean;
}
