/** A small agency: who works for it, and what its tenants do. */
export interface Setting {
  /** The file in which the bank reports payments with a KID. */
  kidSource: 'ocr' | 'camt.054';
  approvalsNeeded: 1 | 2;
  staff: readonly { role: 'agent' | 'bookkeeper'; isApprover: boolean }[];
  leases: readonly LeaseSetting[];
  /** The months of rent that are paid out before they are received, where it is guaranteed. */
  guaranteeMonths: number;
  /** Øre; above it two others approve. Null is no limit. */
  dayLimit: number | null;
}

export interface LeaseSetting {
  /** Which invoices the tenant pays, in full: `twice` pays the first one twice, and `unmatched` has no KID. */
  pays: 'each' | 'first' | 'none' | 'twice' | 'unmatched';
  /** The last day of a lease that ends early. */
  endsOn: string | null;
  isGuaranteed: boolean;
  /** The members of the staff who made its assignment and drafted it; null is its landlord. */
  madeBy: number | null;
  draftedBy: number | null;
  dueDay: number;
  /** The member of the staff who is its landlord. */
  landlord: number | null;
  /** Whether the bank rejects the first order for it. */
  isRejectedOnce: boolean;
  /** Whether the bank debits that order all the same. */
  isDebitedLate: boolean;
}
