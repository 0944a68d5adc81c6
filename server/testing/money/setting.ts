/** A small agency: who works for it, and what its tenants do. */
export interface Setting {
  /** The file in which the bank reports payments with a KID. */
  kidSource: 'ocr' | 'camt.054';
  approvalsNeeded: 1 | 2;
  staff: readonly { role: 'agent' | 'bookkeeper'; isApprover: boolean }[];
  leases: readonly LeaseSetting[];
}

export interface LeaseSetting {
  /** Which invoices the tenant pays, in full: the last kind pays the first one twice. */
  pays: 'each' | 'first' | 'none' | 'twice';
  /** The last day of a lease that ends early. */
  endsOn: string | null;
  isGuaranteed: boolean;
  /** The member of the staff who is its landlord. */
  landlord: number | null;
  /** Whether the bank rejects the first order for it. */
  isRejectedOnce: boolean;
}
