/**
 * The accounts of a book. Debit is positive: money that is there, or owed to the book's owner; credit is
 * negative: what is owed to others, and income. docs/money.md shows what is booked when.
 */
export const LEDGER_ACCOUNTS = [
  /** The debt of a lease's tenants; negative when they have prepaid. */
  'tenant_receivable',
  /** The client account's balance at the bank. */
  'client_account',
  /** The debt to a lease's landlord. */
  'landlord_payable',
  /** Charges to landlords, without value added tax; and the tax, which is owed to the state. */
  'commission_income',
  'vat_payable',
  /** Reminder fees, and late interest that is not the landlord's. */
  'fee_income',
  /** Premiums and deposits to be passed on. */
  'deposits_payable',
  /** Unmatched payments. */
  'suspense',
  'rounding',
  /** Written-off amounts. */
  'losses',
  /** Ordered from the bank and not debited yet. */
  'payouts_under_way',
  /** Transferred to the own account of the book's owner. */
  'operating_account',
  /** Charges that the bank took from the client account, until the book's owner has paid them in. */
  'bank_charges',
  /**
   * What {@link RESULT_ACCOUNTS} came to in all years before the one that is looked at. Nothing is booked on it:
   * the database refuses that (docs/decisions/042).
   */
  'retained_earnings',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** The accounts of income and expenses, which begin each year at zero. All others go on. */
export const RESULT_ACCOUNTS: readonly LedgerAccount[] = [
  'commission_income',
  'fee_income',
  'rounding',
  'losses',
];
