/**
 * What each table decides, and whether a file of it shows what people keep to themselves.
 * `server/src/safeguards.test.ts` derives from it which operations need a fresh proof of identity. A new table
 * needs a line here.
 */

/**
 * - `money`: whether, when and to which account money is paid, or what came in.
 * - `rights`: who may do something, who approves, and how a person or a system logs in.
 * - `identity`: who a person is by law, and who has read it.
 */
export type Interest = 'money' | 'rights' | 'identity';

interface TableClass {
  /** Of what writing to it decides. Without it, a write needs no proof. */
  writes?: Interest;
  /** The columns that decide; without them, all do. */
  columns?: readonly string[];
  /** Why a file with rows of it needs a proof. Pages show the same rows one at a time. */
  inFiles?: Interest;
}

const decides = (writes: Interest, ...columns: string[]): TableClass => ({
  writes,
  ...(columns.length > 0 && { columns }),
});
const inFiles = (interest: Interest): TableClass => ({ inFiles: interest });

/** Contents of homes, pages and conversations. */
const CONTENT: TableClass = {};
/** Papers and claims of a lease: its parties see them, sign them or object to them before anything is paid. */
const LEASE: TableClass = {};
/** Bookings and claims. They follow from the tables that decide. */
const BOOKS: TableClass = {};
/** What the server notes for itself. */
const OWN_NOTES: TableClass = {};
/** How an agency or the operator works. */
const RULE: TableClass = {};

export const TABLE_CLASSES: Readonly<Record<string, TableClass>> = {
  account: decides(
    'rights',
    'email',
    'password_hash',
    'deactivated_at',
    'deleted_at',
    'blocked_at',
    'identification',
    'identification_print',
  ),
  account_block: CONTENT,
  account_grant: decides('rights'),
  account_hold: OWN_NOTES,
  account_identity: decides('identity'),
  activation_code: OWN_NOTES,
  approver_change: decides('rights'),
  assignment: LEASE,
  bank_answer: decides('money'),
  bank_conflict: decides('money'),
  bank_file: decides('money'),
  bank_line: { ...decides('money'), ...inFiles('money') },
  bank_original: { ...decides('money'), ...inFiles('money') },
  bank_passed_entry: BOOKS,
  bank_reconciliation: inFiles('money'),
  bank_reconciliation_problem: BOOKS,
  bank_repeat: decides('money'),
  bank_report: decides('money'),
  bank_settlement: decides('money'),
  bank_statement: inFiles('money'),
  bank_statement_entry: BOOKS,
  bank_witness: decides('money'),
  billing: LEASE,
  billing_sweep: OWN_NOTES,
  client_account: decides('money'),
  client_account_change: decides('money'),
  client_account_claim: OWN_NOTES,
  claim_reduction: decides('money', 'made_by_id', 'is_agreed', 'taken_back_at'),
  closed_period: BOOKS,
  coming_invoice: LEASE,
  conversation: CONTENT,
  decided_report: CONTENT,
  deposit: LEASE,
  deposit_answers_read: decides('identity'),
  deposit_bank_file: decides('money'),
  deposit_batch: decides('money'),
  deposit_payment: decides('money'),
  deposit_release: decides('money'),
  deposit_release_document: LEASE,
  deposit_settings: RULE,
  deposit_tenant: { ...decides('identity', 'answers'), ...inFiles('identity') },
  deposit_transfer: decides('money'),
  document: CONTENT,
  email_change: decides('rights'),
  eviction_case: LEASE,
  favourite: CONTENT,
  favourite_share: CONTENT,
  identification_read: decides('identity'),
  interest: { ...decides('identity', 'identification'), ...inFiles('identity') },
  interest_attachment: CONTENT,
  interest_notice: OWN_NOTES,
  invitation: decides('rights'),
  invoice: inFiles('money'),
  invoice_about: inFiles('identity'),
  invoice_count: OWN_NOTES,
  invoice_kid: OWN_NOTES,
  invoice_line: BOOKS,
  invoicing_settings: RULE,
  kid_layout: RULE,
  landlord_payment: decides('money'),
  late_payout_told: OWN_NOTES,
  late_rent_settings: RULE,
  lease: decides('money', 'rent_account'),
  lease_addition: RULE,
  lease_amendment: LEASE,
  lease_charge: LEASE,
  lease_count: OWN_NOTES,
  lease_account: BOOKS,
  lease_due_day: LEASE,
  lease_event: LEASE,
  lease_file: LEASE,
  lease_list_view: CONTENT,
  lease_money: LEASE,
  lease_confirmation: LEASE,
  lease_contradiction: OWN_NOTES,
  lease_notice: LEASE,
  lease_notice_giver: LEASE,
  lease_owed: BOOKS,
  lease_paper: LEASE,
  lease_protocol: LEASE,
  lease_protocol_photo: LEASE,
  lease_rent: LEASE,
  lease_settings: RULE,
  lease_tenant: inFiles('identity'),
  // What the bank and the tax office know the agency by. Its account is `client_account`.
  ledger_book: decides('money', 'org_number', 'bank_customer_id'),
  ledger_entry: BOOKS,
  ledger_line: BOOKS,
  listing: CONTENT,
  listing_change: OWN_NOTES,
  listing_draft: CONTENT,
  listing_draft_image: CONTENT,
  listing_image: CONTENT,
  listing_picture: CONTENT,
  listing_report: CONTENT,
  listing_view: CONTENT,
  mail: OWN_NOTES,
  mail_bounce: OWN_NOTES,
  mail_sent: OWN_NOTES,
  mail_silence: CONTENT,
  message: inFiles('identity'),
  message_attachment: CONTENT,
  migration: OWN_NOTES,
  // What was done, apart from the rows that decide.
  money_act: OWN_NOTES,
  notification: CONTENT,
  order_approval: decides('rights'),
  outbox: OWN_NOTES,
  outbox_delivery: OWN_NOTES,
  paper_delivery: OWN_NOTES,
  participant: CONTENT,
  partner: CONTENT,
  partner_call: OWN_NOTES,
  partner_record: OWN_NOTES,
  partner_key: decides('rights', 'id', 'hash', 'scopes', 'revoked_at', 'ends_on', 'addresses'),
  partner_person: CONTENT,
  passkey: decides('rights', 'credential_id', 'public_key'),
  passkey_challenge: OWN_NOTES,
  password_link: OWN_NOTES,
  payment: { ...decides('money'), ...inFiles('money') },
  payment_order: { ...decides('money'), ...inFiles('money') },
  payment_order_line: { ...decides('money'), ...inFiles('money') },
  payment_part: BOOKS,
  payment_plan: LEASE,
  payment_plan_instalment: LEASE,
  payment_plan_invoice: LEASE,
  // Its amount follows from bookings; these columns let it go to the bank.
  payout: {
    ...decides('money', 'approvals_needed', 'approved_at', 'held_at', 'is_ordered', 'answer'),
    ...inFiles('money'),
  },
  payout_account: { ...decides('money'), ...inFiles('money') },
  payout_approver: decides('rights'),
  payout_count: OWN_NOTES,
  payout_account_book: OWN_NOTES,
  payout_event: OWN_NOTES,
  payout_line: inFiles('money'),
  payout_settings: decides('money'),
  person_report: CONTENT,
  period_reopening: decides('money'),
  petition_facts: decides('identity'),
  photo: CONTENT,
  photo_waiting: OWN_NOTES,
  picture_wanted: OWN_NOTES,
  'pgboss.job': decides('money'),
  place_suggestion: OWN_NOTES,
  postal_letter: { ...decides('identity', 'address'), ...inFiles('identity') },
  // What letters about late rent charge.
  legal_rate: decides('money'),
  // The rent of every lease is adjusted by it.
  price_index: decides('money'),
  property: LEASE,
  refresh_token: OWN_NOTES,
  refund: { ...decides('money'), ...inFiles('money') },
  rent_calendar: LEASE,
  rent_letter: LEASE,
  rent_letter_claim: LEASE,
  report_decision: CONTENT,
  report_reversal: CONTENT,
  saft_account: RULE,
  saft_export: { ...OWN_NOTES, ...inFiles('money') },
  saved_search: CONTENT,
  saved_search_find: OWN_NOTES,
  sealing_key: decides('identity'),
  session: decides('rights', 'ended_at', 'proved_at', 'proved_by'),
  refused_client_account: decides('money'),
  setting_change: OWN_NOTES,
  settlement: OWN_NOTES,
  signature: decides('identity'),
  signer: LEASE,
  signing_order: LEASE,
  signing_task: OWN_NOTES,
  staff_action: OWN_NOTES,
  strong_login: decides('rights'),
  upload: OWN_NOTES,
  viewing: CONTENT,
  voucher: BOOKS,
  voucher_queue: OWN_NOTES,
  voucher_series: BOOKS,
  webhook: decides('rights'),
  webhook_delivery: OWN_NOTES,
  withdrawn_reconciliation: BOOKS,
};
