import { attachments } from '../files/documents.ts';
import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** Characters of one message. */
export const MESSAGE_MAX = 10_000;
/** Files that go with one message. */
export const MESSAGE_FILES_MAX = 10;
/** Characters of the last message that a list shows. */
export const EXCERPT_MAX = 200;
/** Days in which an account is so new that what it sends is looked at twice. */
export const NEW_ACCOUNT_DAYS = 14;

/**
 * What somebody writes, or sends: a file needs no words. `clientId` is the browser's own name for it:
 * sent twice it is there once.
 */
export const newMessage = z
  .strictObject({
    conversationId: z.string().max(100),
    clientId: uuid,
    text: z.string().max(MESSAGE_MAX).transform(tidyText),
    attachments: attachments(MESSAGE_FILES_MAX),
  })
  .superRefine((said, context) => {
    if (said.text === '' && said.attachments.length === 0)
      context.addIssue({ code: 'custom', path: ['text'], params: { reason: 'required' } });
  });
export type NewMessage = z.output<typeof newMessage>;

/** A message on one line, as a list shows it. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length <= EXCERPT_MAX ? line : `${line.slice(0, EXCERPT_MAX - 1).trimEnd()}…`;
}

const LINK =
  /\b(?:https?:\/\/|www\.)\S|\b[\w-]+\.(?:com|net|org|no|io|me|info|ru|link|xyz|top)\b/iu;
const EMAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;
/** Eight digits or more, however they are set apart: a phone number, or an account's. */
const NUMBER = /(?:\+|\b)\d(?:[\s.()-]{0,2}\d){7,}/u;

/** Whether a message leads elsewhere: a link, an e-mail or a number. Fraud begins so. */
export const leadsElsewhere = (text: string): boolean =>
  [LINK, EMAIL, NUMBER].some((pattern) => pattern.test(text));
