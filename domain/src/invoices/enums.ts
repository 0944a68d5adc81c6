/** The enums of an invoice, in the specification's terms (section 4). */

export const INVOICE_KINDS = [
  'rent',
  'credit_note',
  'deposit_insurance',
  'landlord',
  'landlord_credit_note',
] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What a line of an invoice is for. */
export const LINE_KINDS = [
  'rent',
  'use_cost',
  'extra',
  'discount',
  'insurance_premium',
  'expense',
  'final_settlement',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Statuses of an invoice; docs/invoice-states.md explains them. */
export const INVOICE_STATUSES = [
  'new',
  'created',
  'failed',
  'upcoming',
  'sent',
  'unpaid',
  'outstanding',
  'partially_paid',
  'partially_credited',
  'waiting_for_payment',
  'pending',
  'overdue',
  'eviction_notice_due',
  'fees_due',
  'fees_paid',
  'active',
  'paid',
  'over_paid',
  'balanced',
  'completed',
  'credited',
  'canceled',
  'lost',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The colours of invoices in a list (specification, section 4, “Invoice list colours”). */
export const INVOICE_COLOURS = {
  new: 'grey',
  created: 'grey',
  failed: 'red',
  upcoming: 'grey',
  sent: 'grey',
  unpaid: 'grey',
  outstanding: 'grey',
  partially_paid: 'blue',
  partially_credited: 'grey',
  waiting_for_payment: 'blue',
  pending: 'grey',
  overdue: 'red',
  eviction_notice_due: 'red',
  fees_due: 'grey',
  fees_paid: 'teal',
  active: 'green',
  paid: 'green',
  over_paid: 'yellow',
  balanced: 'green',
  completed: 'green',
  credited: 'red',
  canceled: 'grey',
  lost: 'red',
} as const satisfies Record<InvoiceStatus, string>;
export type InvoiceColour = (typeof INVOICE_COLOURS)[InvoiceStatus];

/** Steps for late rent, the mildest first. All except the last are letters to the tenant. */
export const LATE_RENT_STEPS = [
  'pre_reminder',
  'soft_reminder',
  'reminder',
  'second_reminder',
  'notice',
  'petition',
] as const;
export type LateRentStep = (typeof LATE_RENT_STEPS)[number];

/** How a person closes an eviction case. A case whose rent is paid closes by itself. */
export const EVICTION_CLOSINGS = ['called_off', 'evicted'] as const;
export type EvictionClosing = (typeof EVICTION_CLOSINGS)[number];
