import type { Json } from '../../platform/db/json.ts';
import type { Stated } from '../../platform/db/column.ts';
import { sql, type Insertable } from 'kysely';

import { tidyLine } from '@husvaer/domain/kernel/text';

import type { Tables } from '../db/tables.gen.ts';
import { owns } from '../db/tx.ts';
import type { Work } from '../work.ts';
import { isMailAddress } from './mail-address.ts';

/** The company in whose name a mail is sent; recipients see it next to the name Husvær. */
export interface MailSender {
  name: string;
  /** The address for replies; null when there is none. */
  replyTo: string | null;
  /** Its legal name and number, if known, and other contact details. */
  facts: readonly string[];
  /** The absolute URL of its logo, and the displayed size in pixels; null shows the name. */
  logo: { url: string; width: number; height: number } | null;
  /** Its colour, #rrggbb; null means Husvær’s own. */
  color: string | null;
}

/** A mail of a feature: to one person, as HTML and plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers by their names, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
  /** Null or left out: Husvær itself. */
  sender?: MailSender | null;
}

/** An attachment: a text, or a file that is in the file store when the mail is sent. */
export type Attachment = {
  filename: string;
  /** `text/calendar; charset=utf-8` */
  contentType: string;
} & ({ content: string } | { key: string });

export type MailRow = Stated<
  Tables['mail'],
  { headers: Json<Record<string, string>>; attachments: Json<readonly Attachment[]> }
>;

const tables = owns<{ mail: MailRow }>();

/** The notification channel for new mails. */
export const MAIL_CHANNEL = 'husvaer_mail';

const HEADER_NAME = /^[A-Za-z-]+$/;
const LINE_BREAK = /\p{Cc}/u;

/**
 * Queues a mail in the transaction of the event it is about: it is sent after the commit, and only then.
 * Throws when `to` is not one address, or a header has a control character such as a line break.
 */
export const queueMail = (work: Work, mail: Mail): Promise<void> => queueMails(work, [mail]);

/** Like {@link queueMail}, for many mails in one statement. */
export async function queueMails(work: Work, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await tables(work.tx)
    .insertInto('mail')
    .values(mails.map((mail) => rowOf(work, mail)))
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(tables(work.tx));
}

function rowOf(work: Work, mail: Mail): Insertable<MailRow> {
  const { to, subject, text, html, attachments = [], sender = null } = mail;
  const replyTo = sender ? sender.replyTo : work.mailReplyTo;
  // An invalid reply address of an agency does not stop the mail.
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
    createdAt: now,
    dueAt: now,
    lastError: null,
  };
}
