import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import { DEFAULT_CURRENCY, formatAmount } from '@husvaer/domain/partners/currency';

import { dayInNorway, ZONE } from './norwegian-time.ts';

/** Dates, times and amounts in mails and documents, in the same format as on the pages. */

const LOCALES = { en: 'en-GB', no: 'nb-NO' } as const;
export type TextLanguage = keyof typeof LOCALES;
const AT = { en: ' at ', no: ' kl. ' } as const;

/** `2027-01-31` as `31.01.2027`, in both languages. */
export const dateOf = (day: IsoDate): string => day.split('-').toReversed().join('.');

/** The lines of an address: `Storgata 1, 0155 Oslo` has two, as on an envelope. */
export const linesOfAddress = (address: string): string[] => address.split(/, (?=\d{4} )/);

/** `12 000 kr` or `NOK 12,000`: whole kroner have no decimals. */
export const kronerOf = (ore: Ore, language: TextLanguage): string =>
  formatAmount(oreToKroner(ore), DEFAULT_CURRENCY[language]);

/** `09:05`, in Norway. */
const timeOf = (at: Temporal.Instant): string => formatIn('no', { timeStyle: 'short' }, at);

/** `31.01.2027 kl. 09:05`, in Norway. */
export const momentOf = (at: Temporal.Instant, language: TextLanguage): string =>
  `${dateOf(dayInNorway(at))}${AT[language]}${timeOf(at)}`;

/** `onsdag 25. november 2026 kl. 17:00`, in Norway; with an end, `… kl. 17:00–17:30`. */
export const weekdayAndTimeOf = (
  at: Temporal.Instant,
  language: TextLanguage,
  end: Temporal.Instant | null = null,
): string =>
  `${formatIn(language, { dateStyle: 'full' }, at)}${AT[language]}${timeOf(at)}${end ? `–${timeOf(end)}` : ''}`;

const formatIn = (
  language: TextLanguage,
  style: Intl.DateTimeFormatOptions,
  at: Temporal.Instant,
): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: ZONE }).format(
    at.epochMilliseconds,
  );
