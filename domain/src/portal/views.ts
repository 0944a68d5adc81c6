import type { InvoiceStatus } from '../invoices/enums.ts';
import type { LeaseSide, LeaseStatus } from '../leases/enums.ts';

/** How far a lease has come, as its page chooses what to show. */
export interface Progress {
  side: LeaseSide;
  leaseStatus: LeaseStatus;
  enabledLeaseEsigning: boolean;
  /** Of its assignment. */
  enabledEsigning: boolean;
  /** Whether everybody has signed it. */
  isSigned: boolean;
  payments: FirstPayments;
}

/** What is paid before one moves in. */
export interface FirstPayments {
  /** The first rent that was asked for; null before that, and where no rent is asked for here. */
  firstInvoice: { status: InvoiceStatus } | null;
  /** Whether an invoice is to come. */
  isInvoiceToCome: boolean;
  /** Whether there is a deposit, or an insurance's fee, that is not paid yet. */
  isDepositAwaited: boolean;
}

/** What a lease's page is: its way to being signed and paid, as either side sees it, or how it stands. */
export type View = 'landlord' | 'tenant' | 'summary';

/** Past this, it is no longer on its way: what is late or over stands in the summary alone. */
const LATE_OR_OVER: readonly LeaseStatus[] = [
  'overdue',
  'eviction_notice',
  'eviction_notice_due',
  'eviction',
  'closed',
];

/**
 * A first rent that nothing is waited for any more: the specification's paid, overpaid, lost or credited,
 * and those that are one of these in another way (decision 028).
 */
const SETTLED: readonly InvoiceStatus[] = [
  'paid',
  'fees_paid',
  'fees_due',
  'balanced',
  'over_paid',
  'lost',
  'credited',
  'canceled',
];

/** Whether the first rent of a lease is settled; one that is never asked for is. */
export const isFirstRentSettled = ({ firstInvoice, isInvoiceToCome }: FirstPayments): boolean =>
  firstInvoice ? SETTLED.includes(firstInvoice.status) : !isInvoiceToCome;

/** Whether deposit and first rent are paid, or never to be (specification, section 2, "Signing views"). */
export const arePaymentsSettled = (payments: FirstPayments): boolean =>
  isFirstRentSettled(payments) && !payments.isDepositAwaited;

/** Which view a lease's page opens with (specification, section 2, "Lease detail"). */
export function viewOf({
  side,
  leaseStatus,
  enabledLeaseEsigning,
  enabledEsigning,
  isSigned,
  payments,
}: Progress): View {
  if (LATE_OR_OVER.includes(leaseStatus)) return 'summary';
  if (isSigned && arePaymentsSettled(payments)) return 'summary';
  const isOut = leaseStatus === 'in_progress' || enabledLeaseEsigning;
  if (side === 'tenant') return isOut ? 'tenant' : 'summary';
  return isOut || enabledEsigning || leaseStatus === 'new' ? 'landlord' : 'summary';
}

/** What stands above the first payments, in the specification's own words. */
export type PaymentsHeadline =
  | 'payments_completed'
  | 'waiting_for_tenant_to_complete_the_payments'
  | 'please_complete_the_following_payments';

export function paymentsHeadline(side: LeaseSide, payments: FirstPayments): PaymentsHeadline {
  if (arePaymentsSettled(payments)) return 'payments_completed';
  return side === 'tenant'
    ? 'please_complete_the_following_payments'
    : 'waiting_for_tenant_to_complete_the_payments';
}
