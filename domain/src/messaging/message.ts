import { attachments } from '../files/documents.ts';
import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** Characters of one message. */
export const MESSAGE_MAX = 10_000;
/** Files with one message. */
export const MESSAGE_FILES_MAX = 10;
/** Characters of the last message in a list. */
const EXCERPT_MAX = 200;
/** Days for which an account is new, so that its messages are checked. */
export const NEW_ACCOUNT_DAYS = 14;

/**
 * A message; with files it needs no text. `clientId` is the browser's id of it: sent twice, it exists once.
 */
export const newMessage = z
  .strictObject({
    conversationId: z.string().max(100),
    clientId: uuid,
    text: z.string().max(MESSAGE_MAX).transform(tidyText),
    attachments: attachments(MESSAGE_FILES_MAX),
  })
  .superRefine((value, context) => {
    if (value.text === '' && value.attachments.length === 0)
      context.addIssue({ code: 'custom', path: ['text'], params: { reason: 'required' } });
  });
export type NewMessage = z.output<typeof newMessage>;

/** A message on one line, for a list. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length <= EXCERPT_MAX ? line : `${line.slice(0, EXCERPT_MAX - 1).trimEnd()}…`;
}

const LINK =
  /\b(?:https?:\/\/|www\.)\S|\b[\w-]+\.(?:com|net|org|no|io|me|info|ru|link|xyz|top)\b/iu;
const EMAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;
/** Eight digits or more, with any separators: a phone or account number. */
const NUMBER = /(?:\+|\b)\d(?:[\s.()-]{0,2}\d){7,}/u;

/** Whether a message leads elsewhere, with a link, an e-mail or a number, as fraud often begins. */
export const hasContactDetails = (text: string): boolean =>
  [LINK, EMAIL, NUMBER].some((pattern) => pattern.test(text));
