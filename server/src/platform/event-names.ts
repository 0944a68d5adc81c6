/**
 * Former names of renamed events, by their present name. The outbox stores the former name, because nodes of
 * the previous release know only that and share the outbox during a rollout. Once no such node runs, rows may
 * store the present name; this table can go one release later.
 */
const FORMER: Readonly<Record<string, string>> = {
  'accounts.blocked': 'account.blocked',
  'accounts.code_requested': 'account.code_wanted',
  'accounts.deactivated': 'account.deactivated',
  'accounts.deleted': 'account.deleted',
  'accounts.email_change_requested': 'account.email_change_wanted',
  'accounts.email_changed': 'account.email_changed',
  'accounts.passkey_added': 'account.passkey_added',
  'accounts.passkey_removed': 'account.passkey_removed',
  'accounts.password_changed': 'account.password_changed',
  'accounts.password_link_requested': 'account.password_link_wanted',
  'accounts.returned': 'account.returned',
  'accounts.verified': 'account.verified',
  'arrears.instalment_announced': 'invoicing.instalment_due',
  'arrears.interest_changed': 'invoicing.interest_changed',
  'arrears.plan_ended': 'invoicing.plan_ended',
  'arrears.reminded': 'invoicing.reminded',
  'billing.invoices_issued': 'invoicing.issued',
  'billing.landlord_invoiced': 'invoicing.landlord_invoiced',
  'deposits.changed': 'deposit.changed',
  'files.photo_dropped': 'photo.dropped',
  'files.photo_made': 'photo.made',
  'files.photo_refused': 'photo.refused',
  'lease_changes.protocol_signed': 'lease.protocol_signed',
  'lease_documents.files_added': 'lease.files_added',
  'lease_documents.lease_signed': 'lease.signed',
  'leases.event_recorded': 'lease.happened',
  'listings.reported': 'listing.reported',
  'partners.invited': 'partner.invited',
  'payments.invoices_changed': 'invoicing.changed',
  'payments.invoices_settled': 'invoicing.settled',
  'payments.landlord_paid': 'invoicing.landlord_paid',
  'payments.received': 'invoicing.payments_received',
  'payouts.events_recorded': 'payouts.happened',
  'payouts.refund_events_recorded': 'payouts.refunds_happened',
  'postal.letters_posted': 'postal.posted',
  'search.offers_deferred': 'search.offers_left',
  'search.searches_requested': 'search.searches_due',
  'signing.request_repeated': 'signing.asked_again',
  'signing.turn_begun': 'signing.turn_came',
};
const PRESENT = Object.fromEntries(Object.entries(FORMER).map(([name, former]) => [former, name]));

/** The name an event has in the outbox. */
export const outboxName = (name: string): string => FORMER[name] ?? name;

/** The present name of an event in the outbox. */
export const eventName = (stored: string): string => PRESENT[stored] ?? stored;
