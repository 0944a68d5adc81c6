import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { dateOf, kronerOf } from '../../platform/written.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { DepositMailTexts, Letter } from './messages/mail-texts.ts';

const WORDS = { en, no };

/** Formats amounts and days in one language. */
interface Formatters {
  kroner: (ore: Ore) => string;
  day: (date: IsoDate) => string;
}

export type WriteLetter = (
  words: DepositMailTexts['mails'],
  format: Formatters & { title: string },
) => Letter;

/** To one side of a deposit; `title` is the home's. */
export function depositMail(
  { url, ...to }: MailReader,
  { title, writeLetter }: { title: string; writeLetter: WriteLetter },
): MailContent {
  const { mails, button, footer } = WORDS[to.language];
  const { subject, paragraphs, facts } = writeLetter(mails, {
    kroner: (ore) => kronerOf(ore, to.language),
    day: dateOf,
    title,
  });
  return {
    ...to,
    subject,
    paragraphs,
    facts,
    button: { label: button, url },
    footer,
  };
}
