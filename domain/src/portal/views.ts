import type { InvoiceStatus } from '../invoices/enums.ts';
import type { LeaseSide, LeaseStatus } from '../leases/enums.ts';

/** The progress of a lease, by which its page chooses the view. */
export interface Progress {
  side: LeaseSide;
  leaseStatus: LeaseStatus;
  enabledLeaseEsigning: boolean;
  /** Of its assignment. */
  enabledEsigning: boolean;
  /** Whether everyone has signed it. */
  isSigned: boolean;
  payments: FirstPayments;
}

/** Payments before the tenant moves in. */
export interface FirstPayments {
  /** The first invoice for rent; null before it, and when the rent is not invoiced here. */
  firstInvoice: { status: InvoiceStatus } | null;
  /** Whether an invoice will follow. */
  isInvoiceToCome: boolean;
  /** Whether a deposit, or the price of an insurance, is not paid yet. */
  isDepositAwaited: boolean;
}

/** The view of a lease's page: the steps to signing and payment, for either side, or the summary. */
type View = 'landlord' | 'tenant' | 'summary';

/** In these statuses the first steps are over: late or ended leases only have the summary. */
const LATE_OR_OVER: readonly LeaseStatus[] = [
  'overdue',
  'eviction_notice',
  'eviction_notice_due',
  'eviction',
  'closed',
];

/**
 * Statuses of a settled first rent: the specification's paid, overpaid, lost or credited, and equivalent ones
 * (decision 028).
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

/** Whether the first rent of a lease is settled; one that is never invoiced counts as settled. */
export const isFirstRentSettled = ({ firstInvoice, isInvoiceToCome }: FirstPayments): boolean =>
  firstInvoice ? SETTLED.includes(firstInvoice.status) : !isInvoiceToCome;

/** Whether deposit and first rent are paid, or never will be (specification, section 2, "Signing views"). */
export const arePaymentsSettled = (payments: FirstPayments): boolean =>
  isFirstRentSettled(payments) && !payments.isDepositAwaited;

/** The view a lease's page opens with (specification, section 2, "Lease detail"). */
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

/** The headline above the first payments, in the specification's terms. */
type PaymentsHeadline =
  | 'payments_completed'
  | 'waiting_for_tenant_to_complete_the_payments'
  | 'please_complete_the_following_payments';

export function paymentsHeadline(side: LeaseSide, payments: FirstPayments): PaymentsHeadline {
  if (arePaymentsSettled(payments)) return 'payments_completed';
  return side === 'tenant'
    ? 'please_complete_the_following_payments'
    : 'waiting_for_tenant_to_complete_the_payments';
}
