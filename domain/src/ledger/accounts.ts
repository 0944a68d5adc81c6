/**
 * The accounts of a book. Debit stands above zero: money that is there, or owed to the book's keeper;
 * credit below: what is owed to others, and income. docs/money.md shows what is booked when.
 */
export const LEDGER_ACCOUNTS = [
  /** What a lease's tenants owe; below zero they have paid ahead. */
  'tenant_receivable',
  /** What lies on the client account in the bank. */
  'client_account',
  /** What is owed to a lease's landlord. */
  'landlord_payable',
  /** What is taken of landlords, without value added tax; and that, which is the state's. */
  'commission_income',
  'vat_payable',
  /** Reminder fees, and late interest that is not the landlord's. */
  'fee_income',
  /** Premiums and deposits on their way to whoever keeps them. */
  'deposits_payable',
  /** Money that came in and waits for a person to say whose it is. */
  'suspense',
  'rounding',
  /** What was given up. */
  'losses',
  /** Ordered from the bank and not debited yet. */
  'payouts_under_way',
  /** What went over to the keeper's own account. */
  'operating_account',
  /** Charges that the bank took from the client account, until the keeper has paid them in. */
  'bank_charges',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
