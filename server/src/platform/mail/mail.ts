import { sql, type ColumnType, type Generated, type Insertable } from 'kysely';

import { tidyLine } from '@husvaer/domain/kernel/text';

import type { MaybeMoment, Moment } from '../db/moment.ts';
import { owns } from '../db/tx.ts';
import type { Work } from '../work.ts';
import { isMailAddress } from './mail-address.ts';

/** In whose name a mail is, where it is not the house's own: receivers see it beside the house's name. */
export interface MailSender {
  name: string;
  /** Where answers go; null where nobody reads them. */
  replyTo: string | null;
  /** Its legal name and number where they are known, and how else they are reached. */
  facts: readonly string[];
  /** Where its picture lies, absolute, and the size it is shown in, pixels; null shows the name. */
  logo: { url: string; width: number; height: number } | null;
  /** Its colour, #rrggbb; null means Husvær’s own. */
  color: string | null;
}

/** A mail as a feature writes it: to one person, in both of its forms. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers by their names, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
  /** Null, or left out: the house's own. */
  sender?: MailSender | null;
}

/** A file that goes with a mail: a text, or one that lies in the file store when the mail leaves. */
export type Attachment = {
  filename: string;
  /** `text/calendar; charset=utf-8` */
  contentType: string;
} & ({ content: string } | { key: string });

export interface MailTables {
  mail: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    headers: ColumnType<Record<string, string>, string, never>;
    attachments: ColumnType<readonly Attachment[], string, never>;
    /** Whose name the mail has. */
    sender: string | null;
    created_at: Moment;
    /** Nobody takes it before this moment: it is being sent, or waits after a failure. */
    due_at: Moment;
    attempts: Generated<number>;
    last_error: string | null;
    /** Since when it is tried no more. */
    given_up_at: MaybeMoment;
  };
}

const tables = owns<MailTables>();

/** The mailer is told of new mails here. */
export const MAIL_CHANNEL = 'husvaer_mail';

const HEADER_NAME = /^[A-Za-z-]+$/;
const LINE_BREAK = /\p{Cc}/u;

/**
 * Writes a mail in the transaction of what it tells of: it goes out after the commit, and only if
 * there is one. Throws when a header would hold more than its line.
 */
export const queueMail = (work: Work, mail: Mail): Promise<void> => queueMails(work, [mail]);

/** The same of many, by one statement. */
export async function queueMails(work: Work, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await tables(work.tx)
    .insertInto('mail')
    .values(mails.map((mail) => rowOf(work, mail)))
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(tables(work.tx));
}

function rowOf(work: Work, mail: Mail): Insertable<MailTables['mail']> {
  const { to, subject, text, html, attachments = [], sender = null } = mail;
  const replyTo = sender ? sender.replyTo : work.mailReplyTo;
  // What an agency says of itself keeps no mail from leaving.
  const hasReply = replyTo && isMailAddress(replyTo);
  const headers = { ...mail.headers, ...(hasReply && { 'Reply-To': replyTo }) };
  if (!isMailAddress(to)) throw new Error('A mail goes to one address.');
  for (const [name, value] of Object.entries({ Subject: subject, ...headers })) {
    if (!HEADER_NAME.test(name) || LINE_BREAK.test(value))
      throw new Error(`The header ${JSON.stringify(name)} of a mail is one line.`);
  }
  const now = work.clock.now().toString();
  return {
    id: work.newId(),
    recipient: to,
    subject,
    text,
    html,
    headers: JSON.stringify(headers),
    attachments: JSON.stringify(attachments),
    sender: sender && tidyLine(sender.name),
    created_at: now,
    due_at: now,
    last_error: null,
  };
}
