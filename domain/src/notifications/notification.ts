import { z } from '../kernel/zod.ts';

/** Notifications of a page. */
export const PAGE = { usual: 30, max: 100 } as const;
/** Days a notification is kept. */
export const KEEP_DAYS = 90;

/** Kinds of notifications in the app. */
export const NOTIFICATION_KINDS = [
  /** A person applies for the user's home. */
  'interest_received',
  /** An invited person no longer comes to the viewing. */
  'interest_withdrawn',
  'interest_declined',
  /** A home that the user asked about was let to others. */
  'home_let',
  /** Everyone has signed a lease: the user's home is no longer advertised, or a room of it is let. */
  'listing_taken_off',
  'room_let',
  /** A home with the address of this one is let; whether it is this one, the listings do not say. */
  'address_let',
  'viewing_invited',
  'viewing_changed',
  'viewing_cancelled',
  /** The answers of invited people. */
  'viewing_accepted',
  'viewing_declined',
  'viewing_proposed',
  /** A viewing is tomorrow, for those who are invited and their hosts. */
  'viewing_reminder',
  'lease_begun',
  'lease_ends_soon',
  'lease_over',
  /** A tenant reports a direct payment to the landlord. */
  'rent_said_paid',
  'rent_collected',
  'rent_denied_paid',
  'rent_received',
  /** The next invoice is higher than before, or the due day has changed. */
  'coming_rent_raised',
  'due_day_moved',
  /** The rent is paid to another account. */
  'rent_account_changed',
  'rent_objected',
  'objection_settled',
  /** Others reduced the rent that the landlord is paid. */
  'rent_written_off',
  'rent_credited',
  'rent_recorded_received',
  'rent_discounted',
  /** Events of a payment plan. */
  'plan_proposed',
  'plan_accepted',
  'plan_declined',
  'plan_due',
  'plan_kept',
  'plan_reopened',
  'plan_broken',
  /** Eviction can be petitioned for: facts are missing, or the documents are ready. */
  'petition_facts_missing',
  'petition_ready',
  'eviction_case_closed',
  /** The rent of the user's home is invoiced, and nobody knows which account to pay it out to. */
  'payout_account_needed',
  /** The user's lease is signed, and the brokering commission is taken off the rent only if they consent. */
  'brokering_consent_needed',
  /** A payout to the user is late. */
  'payout_late',
  /** Something waits for an approver of an agency's payments. */
  'payouts_to_approve',
  'refunds_to_approve',
  /** A write-off or a credit waits for a second person. */
  'reduction_proposed',
  /** Another one stopped the user's proposal, or the debt changed. */
  'reduction_stopped',
  'reduction_void',
  'write_off_taken_back',
  /** The client account of an agency is to be changed. */
  'client_account_changes',
  /** Two agencies name one client account. */
  'client_account_claimed',
  /** The bank names another owner of the client account of an agency. */
  'client_account_of_other',
  /** The operator refused the client account of an agency. */
  'client_account_refused',
  /** Closed months are to be opened again, or were. */
  'period_reopening',
  'period_reopened',
  /** A file of the bank is missing, or its balance differs from the books. */
  'bank_differs',
  /** A file that a person brought contradicts the bank's own. */
  'bank_conflict',
  /** A key of the user's agency, or of their own making, ends soon. */
  'api_key_ends_soon',
  /** There are new letters to post. */
  'letters_to_post',
  /** It is the user's turn to sign a document. */
  'signing_turn',
  'signing_reminder',
  /** A signer's electronic identity has another name than the document: its sender confirms or corrects it. */
  'signer_name_differs',
  'signing_declined',
  'signing_expired',
  'signing_withdrawn',
  /** Everyone has signed. */
  'signing_completed',
  /** The user's report was decided. */
  'report_decided',
  /** The user's listing was taken down, or their account blocked, with the reasons. */
  'decision_against',
  /** A decision was reversed after a complaint: for the person it was about, and the reporters. */
  'decision_reversed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The parameters of a notification's text. */
export interface NotificationParams {
  /** The title of the home, or of a document in the language of the text. */
  title: string;
  /** For a viewing, ISO 8601. */
  startsAt?: string;
}

/** Mails that can be stopped; each saved search has its own setting. */
export const MAIL_KINDS = ['messages', 'interest', 'instalments', 'payments', 'approvals'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** Mails that only agents get. */
export const AGENTS_MAILS: readonly MailKind[] = ['approvals'];

export const settingsChange = z.strictObject({ kind: z.enum(MAIL_KINDS), isMailed: z.boolean() });
export type SettingsChange = z.output<typeof settingsChange>;
