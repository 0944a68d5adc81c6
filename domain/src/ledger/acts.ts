/**
 * What moves money, or decides where it goes. Each act is about one thing; an order to the bank has the acts
 * on all things of its chain (`server/src/features/payouts/approvals/find-chains.ts`).
 */
export const ACTS = {
  /** A file that a person brought, or the key that a person made, had payments of the lease. */
  brought_file: 'lease',
  /** A payment that no KID matched was placed on the lease, or taken from it again. */
  placed_payment: 'lease',
  /** A payment that the landlord received directly was recorded, or reversed. */
  received_directly: 'lease',
  wrote_off: 'lease',
  took_back_write_off: 'lease',
  credited: 'lease',
  /**
   * A lease with a payout guarantee was drafted, its assignment made, or its rent or term changed: rent is paid
   * out that may never come.
   */
  agreed_guarantee: 'lease',
  /** The due day of rent was moved, or a coming invoice or the amounts on account of use changed. */
  changed_day: 'lease',
  /** A refund was requested: whether money goes back is the person's choice. */
  requested_refund: 'order',
  /** The account of a refund was entered, not taken from the payment. */
  named_account: 'order',
  released: 'order',
  /** What a file that a person brought says about the order was confirmed by another person: both acted. */
  confirmed_answer: 'order',
  /** A debit that came after the bank had rejected the order was settled, or that was undone. */
  settled_debit: 'order',
  /** The bank says so itself. Nobody is involved, and earlier approvals no longer count. */
  failed: 'order',
  /** Approvers were changed, and no other approver agreed. */
  changed_approvers: 'book',
  /** More months of rent are paid out before they are received. */
  raised_guarantee: 'book',
  /** A limit of what is paid in a day was raised or removed. */
  raised_limit: 'book',
  /** Larger rests of invoices are written off by rule. */
  raised_remainder: 'book',
  /** One person writes off or credits more without a second one. */
  raised_alone_limit: 'book',
  /** Payments are read from another kind of file, or the bank knows the agency by another number. */
  changed_bank_terms: 'book',
  /** The organisation number was changed, by which a bank's file says whose the client account is. */
  changed_owner: 'book',
} as const satisfies Record<string, ActAbout>;

export type ActKind = keyof typeof ACTS;

/** An act on a book. */
export type BookAct = {
  [Kind in ActKind]: (typeof ACTS)[Kind] extends 'book' ? Kind : never;
}[ActKind];

export const isBookAct = (kind: ActKind): kind is BookAct => ACTS[kind] === 'book';

export const BOOK_ACTS = (Object.keys(ACTS) as ActKind[]).filter(isBookAct);

/** The acts on a lease that no payout takes up, because they move money as long as it lasts. */
export const LASTING_ACTS: readonly ActKind[] = ['agreed_guarantee'];

export const isLasting = (kind: ActKind): boolean => LASTING_ACTS.includes(kind);

/** An order is a payout or a refund. */
export type ActAbout = 'book' | 'lease' | 'order';
