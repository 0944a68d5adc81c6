import { z } from '../kernel/zod.ts';

/** Notifications shown at a time. */
export const PAGE = { usual: 30, max: 100 } as const;
/** Days a notification is kept. */
export const KEEP_DAYS = 90;

/** What somebody is told within the house. */
export const NOTIFICATION_KINDS = [
  /** Somebody would like to rent one's home. */
  'interest_received',
  /** Somebody who was asked to a viewing does not come any more. */
  'interest_withdrawn',
  'interest_declined',
  'viewing_invited',
  'viewing_changed',
  'viewing_cancelled',
  /** What somebody who was asked to a viewing answers. */
  'viewing_accepted',
  'viewing_declined',
  'viewing_proposed',
  /** A viewing is tomorrow, for those who are invited and those who hold it. */
  'viewing_reminder',
  'lease_begun',
  'lease_ends_soon',
  'lease_over',
  /** A tenant says that the landlord had the rent directly. */
  'rent_said_paid',
  'rent_collected',
  'rent_denied_paid',
  'rent_received',
  /** More than before is on the next invoice; and rent is due on another day of the month. */
  'coming_rent_raised',
  'due_day_moved',
  'rent_objected',
  'objection_settled',
  /** What becomes of a plan to pay rent that is late. */
  'plan_proposed',
  'plan_accepted',
  'plan_declined',
  'plan_due',
  'plan_kept',
  'plan_broken',
  /** Eviction may be petitioned for: something that the petition says is missing, or the papers are ready. */
  'petition_facts_missing',
  'petition_ready',
  'eviction_case_closed',
  /** A payout to one should have come by now. */
  'payout_late',
  /** One of those who approve what an agency pays has something to approve. */
  'payouts_to_approve',
  'refunds_to_approve',
  /** A file of the bank's is missing, or its balance is not what the books say. */
  'bank_differs',
  /** Letters wait to be posted, where none did before. */
  'letters_to_post',
  /** It is one's turn to sign a document. */
  'signing_turn',
  'signing_reminder',
  'signing_declined',
  'signing_expired',
  'signing_withdrawn',
  /** Everybody has signed. */
  'signing_completed',
  /** What one reported was decided. */
  'report_decided',
  /** A listing of one's own was taken down, or one's account closed: the reasons. */
  'decision_against',
  /** A complaint about a decision was right: for whom it was about, and who reported. */
  'decision_reversed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notification's words need. */
export interface NotificationParams {
  /** The home's, or a document's in whose language it is told. */
  title: string;
  /** Of a viewing, ISO 8601. */
  startsAt?: string;
}

/** Mails that somebody may do without; those of saved searches each have their own switch. */
export const MAIL_KINDS = ['messages', 'interest', 'instalments', 'payments', 'approvals'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** Those that agents alone get. */
export const AGENTS_MAILS: readonly MailKind[] = ['approvals'];

export const settingsChange = z.strictObject({ kind: z.enum(MAIL_KINDS), isMailed: z.boolean() });
export type SettingsChange = z.output<typeof settingsChange>;
