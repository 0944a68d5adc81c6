/**
 * Former names of renamed events, by their present name. The outbox stores the former name, because nodes of
 * the previous release know only that and share the outbox during a rollout. Once no such node runs, rows may
 * store the present name; this table can go one release later.
 */
const FORMER_EVENTS: Readonly<Record<string, string>> = {
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
const PRESENT_EVENTS = Object.fromEntries(
  Object.entries(FORMER_EVENTS).map(([name, former]) => [former, name]),
);

/** The name an event has in the outbox. */
export const outboxName = (name: string): string => FORMER_EVENTS[name] ?? name;

/** The present name of an event in the outbox. */
export const eventName = (stored: string): string => PRESENT_EVENTS[stored] ?? stored;

/**
 * Former names of renamed listeners, by their present name. "Already handled" is stored under the former name:
 * a node of the previous release may have delivered an event to a part of its listeners, and this node must
 * not repeat that part.
 */
const FORMER_LISTENERS: Readonly<Record<string, string>> = {
  'arrears.notify_instalment_due': 'invoicing.tell_instalment_due',
  'arrears.notify_partner_of_issued': 'invoicing.tell_partner_issued',
  'arrears.notify_partner_of_reminded': 'invoicing.tell_partner_reminded',
  'arrears.notify_partner_of_settled': 'invoicing.tell_partner_settled',
  'arrears.notify_plan_ended': 'invoicing.tell_plan_ended',
  'arrears.review_cases': 'invoicing.review_case',
  'arrears.review_plans': 'invoicing.review_plans',
  'billing.begin_billing': 'invoicing.begin_billing',
  'billing.replan_billing': 'invoicing.replan_billing',
  'deposits.notify_browsers': 'deposits.tell_browsers',
  'deposits.notify_partner': 'deposits.tell_partner',
  'deposits.record_agreement': 'deposits.take_split',
  'deposits.record_lease_signature': 'deposits.take_signature',
  'interest.post_invitation': 'interest.say_invitation',
  'invoices.notify_browsers': 'invoicing.tell_browsers',
  'lease_changes.notify_partner': 'leases.tell_partner',
  'lease_changes.post_notice': 'leases.post_notice',
  'lease_documents.complete_signed': 'leases.take_signed_paper',
  'lease_documents.end_declined': 'leases.take_decline',
  'lease_documents.end_expired': 'leases.take_expiry',
  'lease_documents.notify_browsers_of_files': 'leases.tell_of_files',
  'lease_documents.notify_browsers_of_seen': 'leases.tell_of_seen',
  'lease_documents.record_signature': 'leases.note_signature',
  'leases.notify_browsers': 'leases.tell_browsers',
  'payments.forget_recorder': 'payments.forget_sayer',
  'payments.mail_received': 'invoicing.mail_received',
  'payouts.add_settlements': 'payouts.settle',
  'payouts.expect_after_interest_changed': 'payouts.pay_out_interest',
  'payouts.expect_after_landlord_invoiced': 'payouts.keep_back',
  'payouts.expect_after_landlord_paid': 'payouts.give_back',
  'payouts.expect_after_lease_event': 'payouts.expect_again',
  'payouts.mail_paid': 'payouts.tell_paid',
  'payouts.notify_partner': 'payouts.tell_partner',
  'payouts.notify_partner_of_refunds': 'payouts.tell_partner_of_refunds',
  'search.mail_finds': 'search.tell',
  'search.record_deferred_finds': 'search.note_more_finds',
  'search.record_finds': 'search.note_finds',
  'signing.notify_bound': 'signing.bound.tell',
  'signing.notify_completed': 'signing.completed.tell',
  'signing.notify_declined': 'signing.declined.tell',
  'signing.notify_expired': 'signing.expired.tell',
  'signing.notify_reminded': 'signing.reminded.tell',
  'signing.notify_request_repeated': 'signing.request_repeated.tell',
  'signing.notify_signer_moved': 'signing.signer_moved.tell',
  'signing.notify_turn_begun': 'signing.turn_begun.tell',
  'signing.notify_withdrawn': 'signing.withdrawn.tell',
};

/** The name under which "already handled" is stored for a listener. */
export const deliveryName = (listener: string): string => FORMER_LISTENERS[listener] ?? listener;
