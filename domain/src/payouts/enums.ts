/** The closed lists a payout is described with, in the specification's own words (section 4). */

export const PAYOUT_STATUSES = [
  'estimated',
  'pending_for_approval',
  'approved',
  'in_progress',
  'completed',
  'failed',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What becomes of money that is paid back: as of a payout, and it may be withdrawn. */
export const REFUND_STATUSES = [
  'pending_for_approval',
  'approved',
  'in_progress',
  'completed',
  'failed',
  'withdrawn',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** How the money of a payout that was ordered stands; `balanced` where there was none to pay. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'balanced'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a payout is made up of; `payoutOf` says which comes when. */
export const PAYOUT_LINES = [
  'rent_invoice',
  'credit_rent_invoice',
  'credit_addons',
  // Ours: the specification has no word for late interest.
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

/** What is paid out of rent, and taken back of it. */
export const RENT_LINES: readonly PayoutLineType[] = [
  'rent_invoice',
  'credit_rent_invoice',
  'credit_addons',
];

/** What the agency takes, and gives back of it. */
export const COMMISSION_LINES: readonly PayoutLineType[] = [
  'brokering_commission',
  'credit_brokering_commission',
  'management_commission',
  'credit_management_commission',
  'addon_commissions',
  'credit_addon_commission',
];

/** What a lease that is over leaves its landlord to pay, and what is taken back of it. */
export const SETTLEMENT_LINES: readonly PayoutLineType[] = [
  'final_settlement_invoiced',
  'final_settlement_invoiced_cancelled',
];

/** What happens to a payout. `estimated` says when it is expected, the others when they happened. */
export const PAYOUT_EVENTS = [
  'estimated',
  'created',
  'approved',
  'ordered',
  'accepted',
  'rejected',
  'failed',
  'retried',
  'paid',
  'returned',
  /** The bank debited what it had rejected. */
  'debited_late',
  'held',
  'released',
] as const;
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number];

/** What happens to money that is paid back. */
export const REFUND_EVENTS = [
  'asked',
  'approved',
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
