import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';

import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { DepositMailTexts, Letter } from './messages/mail-texts.ts';

const WORDS = { en, no };

/** Writes amounts and days as one language has them. */
interface Writer {
  kroner: (ore: Ore) => string;
  day: (date: IsoDate) => string;
}

export type Say = (words: DepositMailTexts['mails'], write: Writer & { title: string }) => Letter;

/** To one side of a deposit; `title` is the home's. */
export function depositMail(
  { url, ...to }: MailReader,
  { title, say }: { title: string; say: Say },
): MailContent {
  const { mails, button, footer, locale } = WORDS[to.language];
  const { subject, paragraphs, facts } = say(mails, { ...writerOf(locale), title });
  return {
    ...to,
    subject,
    paragraphs,
    facts,
    button: { label: button, url },
    footer,
  };
}

function writerOf(locale: string): Writer {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'NOK',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    kroner: (ore) => money.format(oreToKroner(ore)),
    day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
  };
}
