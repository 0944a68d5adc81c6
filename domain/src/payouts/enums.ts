/** The enums of a payout, in the specification's terms (section 4). */

export const PAYOUT_STATUSES = [
  'estimated',
  'pending_for_approval',
  'approved',
  'in_progress',
  'completed',
  'failed',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Statuses of a refund: those of a payout, and it can be withdrawn. */
export const REFUND_STATUSES = [
  'pending_for_approval',
  'approved',
  'in_progress',
  'completed',
  'failed',
  'withdrawn',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The status of an ordered payout's payment; `balanced` when there was nothing to pay. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'balanced'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Types of payout lines; `payoutOf` explains them. */
export const PAYOUT_LINES = [
  'rent_invoice',
  'credit_rent_invoice',
  'credit_addons',
  // Our own: the specification has no term for late interest.
  'late_interest',
  'brokering_commission',
  'credit_brokering_commission',
  'management_commission',
  'credit_management_commission',
  'addon_commissions',
  'credit_addon_commission',
  'landlord_invoice',
  'unpaid_earlier_payout',
  'unpaid_expenses_and_commissions',
  'final_settlement_invoiced_cancelled',
  'moved_to_next_payout',
  'final_settlement_invoiced',
] as const;
export type PayoutLineType = (typeof PAYOUT_LINES)[number];

/** Rent that is paid out, and taken back. */
export const RENT_LINES: readonly PayoutLineType[] = [
  'rent_invoice',
  'credit_rent_invoice',
  'credit_addons',
];

/** The agency's commissions, and their credits. */
export const COMMISSION_LINES: readonly PayoutLineType[] = [
  'brokering_commission',
  'credit_brokering_commission',
  'management_commission',
  'credit_management_commission',
  'addon_commissions',
  'credit_addon_commission',
];

/** Amounts that a landlord must pay after the end of a lease, and their cancellations. */
export const SETTLEMENT_LINES: readonly PayoutLineType[] = [
  'final_settlement_invoiced',
  'final_settlement_invoiced_cancelled',
];

/** Events of a payout. `estimated` has the expected date, the others the date they happened. */
export const PAYOUT_EVENTS = [
  'estimated',
  'created',
  'approved',
  /** Something changed after it was approved, and it waits for approval again. */
  'approval_lapsed',
  'ordered',
  'accepted',
  'rejected',
  'failed',
  'retried',
  'paid',
  'returned',
  /** The bank debited it after rejecting it. */
  'debited_late',
  'held',
  'released',
] as const;
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number];

/** Events of a refund. */
export const REFUND_EVENTS = [
  'asked',
  'approved',
  'approval_lapsed',
  'corrected',
  'withdrawn',
  'ordered',
  'accepted',
  'rejected',
  'failed',
  'retried',
  'paid',
  'returned',
] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];
