import { isRefusalCode } from '@husvaer/domain/signing/refusals';

import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import { weekdayAndTimeOf } from '../../platform/written.ts';

const WORDS = { en, no };

/** The recipient of a mail about a document; `title` is the document's. */
export interface SignerReader extends MailReader {
  title: string;
}

/** To signers whose turn it is, the first time or as a reminder. */
export function turnMail(
  to: SignerReader,
  {
    isAgain,
    hasTask,
    identity,
    expiresAt,
    registersAs,
  }: {
    isAgain: boolean;
    /** Whether the bank's questions come first. */
    hasTask: boolean;
    /** The name of the identity provider: `BankID`. */
    identity: string;
    expiresAt: Temporal.Instant;
    /** The e-mail of a signer who needs an account first; null for others. */
    registersAs: string | null;
  },
): MailContent {
  const { turn: words } = WORDS[to.language];
  return mailOf(to, {
    subject: isAgain ? words.reminder(to.title) : words.subject(to.title),
    paragraphs: [
      words.text(to.title),
      ...(hasTask ? [words.errand] : []),
      words.how(identity),
      words.until(weekdayAndTimeOf(expiresAt, to.language)),
      ...(registersAs === null ? [] : [words.register(registersAs)]),
    ],
    button: registersAs === null ? words.button : words.registerButton,
  });
}

/** To the other signers: `name` declined; the reason is empty if the signer's account is deleted. */
export function declinedMail(
  to: SignerReader,
  { by, reason }: { by: string; reason: string },
): MailContent {
  const { declined: words } = WORDS[to.language];
  return mailOf(to, {
    subject: words.subject(to.title),
    paragraphs: reason
      ? [words.text(by, to.title), words.reason(reason), words.next]
      : [words.left(by, to.title), words.next],
  });
}

export function expiredMail(to: SignerReader): MailContent {
  const { expired: words } = WORDS[to.language];
  return mailOf(to, { subject: words.subject(to.title), paragraphs: [words.text(to.title)] });
}

/** The sentence of a refused signature, for all signers; null for a reason that its sender wrote. */
export const refusalIn = (language: 'en' | 'no', reason: string): string | null =>
  isRefusalCode(reason) ? WORDS[language].withdrawn.refusals[reason] : null;

/** `reason` is a user's text, or the code of a refused signature. */
export function withdrawnMail(
  to: SignerReader,
  { reason }: { reason: string | null },
): MailContent {
  const { withdrawn: words } = WORDS[to.language];
  return mailOf(to, {
    subject: words.subject(to.title),
    paragraphs: [
      words.text(to.title),
      ...(reason === null ? [] : [refusalIn(to.language, reason) ?? words.reason(reason)]),
    ],
  });
}

export function completedMail(
  to: SignerReader,
  { isAttached }: { isAttached: boolean },
): MailContent {
  const { completed: words } = WORDS[to.language];
  return mailOf(to, {
    subject: words.subject(to.title),
    paragraphs: [words.text(to.title), isAttached ? words.attached : words.tooBig, words.seal],
  });
}

function mailOf(
  { title, url, ...to }: SignerReader,
  { button, ...facts }: Pick<MailContent, 'subject' | 'paragraphs'> & { button?: string },
): MailContent {
  const words = WORDS[to.language];
  return {
    ...to,
    ...facts,
    button: { label: button ?? words.button, url },
    footer: words.footer(title),
  };
}
