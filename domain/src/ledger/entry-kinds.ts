/** What an entry of the ledger books. docs/money.md has the accounts of each. */
export const ENTRY_KINDS = [
  'invoice',
  'credit_note',
  /** The fee of a reminder, and late interest. */
  'fee',
  'fee_waived',
  /** Late interest that an earlier version booked as the agency's. */
  'interest_corrected',
  'payment',
  /** A payment that nothing matched. */
  'suspense',
  /** What a person decided about a payment in suspense, or took back; see `Settlement`. */
  'refund',
  'not_ours',
  'counted',
  'bank_charge',
  'direct_payment',
  'write_off',
  'write_off_taken_back',
  /** Commissions, add-ons and expenses that a payout deducts. */
  'commission',
  'payout_ordered',
  'payout_paid',
  'payout_rejected',
  'payout_returned',
  'payout_came_back',
  'refund_asked',
  'refund_paid',
  'refund_withdrawn',
  'refund_came_back',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
