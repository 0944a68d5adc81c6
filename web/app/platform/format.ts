import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import {
  DEFAULT_CURRENCY,
  formatAdvertisedRent,
  formatAmount,
  type CurrencySettings,
} from '@husvaer/domain/partners/currency';

import { isLanguage, LOCALE, type Language } from './language.ts';
import { useSite } from './site.ts';

/** The language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  return isLanguage(language) ? language : 'en';
}

const SWEDISH_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** The day of an instant in Norway, `2027-01-31`. The Swedish locale has this format. */
export const dayInNorway = (instant: string): string => SWEDISH_DAY.format(new Date(instant));

/** Cached: creating a formatter takes as long as a hundred uses of it. */
const WRITERS: Partial<Record<Language, ReturnType<typeof writersOf>>> = {};

function writersOf(language: Language) {
  const locale = LOCALE[language];
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  return {
    number: new Intl.NumberFormat(locale),
    decimal: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 5 }),
    list: new Intl.ListFormat(locale),
    choice: new Intl.ListFormat(locale, { type: 'disjunction' }),
    date: dates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    time: dates({ timeStyle: 'short', timeZone: 'Europe/Oslo' }),
    month: dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
    monthAlone: dates({ month: 'long', timeZone: 'UTC' }),
    monthFar: dates({ month: 'short', year: 'numeric', timeZone: 'UTC' }),
    weekday: dates({ dateStyle: 'full', timeZone: 'Europe/Oslo' }),
  };
}

/** Between a day and the time of day. */
const AT: Record<Language, string> = { en: ' at ', no: ' kl.\u00a0' };

const firstOf = (month: string) => new Date(`${month.slice(0, 7)}-01T00:00:00Z`);

/** Formats amounts, numbers and dates by the language and the partner. */
export function useFormat() {
  const language = useLanguage();
  const { partner } = useSite();
  const currency =
    (partner?.currencySettings as CurrencySettings | null | undefined) ??
    DEFAULT_CURRENCY[language];
  return useMemo(() => formatOf(language, currency), [language, currency]);
}

function formatOf(language: Language, currency: CurrencySettings) {
  const write = (WRITERS[language] ??= writersOf(language));
  const dayOf = (iso: string) => (iso.includes('T') ? dayInNorway(iso) : iso);
  const day = (iso: string) => dayOf(iso).split('-').toReversed().join('.');
  const time = (iso: string) => write.time.format(new Date(iso));
  return {
    /** To the øre. */
    amount: (kroner: number) => formatAmount(kroner, currency),
    /** The rent of a home that is advertised, with as many decimals as the agency shows. */
    advertisedRent: (kroner: number) => formatAdvertisedRent(kroner, currency),
    number: (value: number) => write.number.format(value),
    /** An amount with two decimals, `-500.00`, in any currency. */
    decimal: (written: string) => write.decimal.format(Number(written)),
    /** A list in words: one thing, another and a third. */
    list: (parts: readonly string[]) => write.list.format(parts),
    /** One of several in words: one thing, another or a third. */
    choice: (parts: readonly string[]) => write.choice.format(parts),
    /** A day, or the day of an instant in Norway: 1. mars 2027. */
    date: (iso: string) => write.date.format(new Date(`${dayOf(iso)}T00:00:00Z`)),
    /** A day, or the day of an instant in Norway, as 01.03.2027 in both languages: for columns of figures. */
    day,
    /** An instant as that day and the time in Norway: 01.03.2027 kl. 09:00. */
    moment: (iso: string) => `${day(iso)}${AT[language]}${time(iso)}`,
    /** The time of day in Norway: 09:00. */
    time,
    /** Instants as the weekday and times in Norway: onsdag 25. november 2026 kl. 17:00–17:30. */
    weekdayAndTime: (from: string, until: string | null = null) =>
      `${write.weekday.format(new Date(from))}${AT[language]}${time(from)}${until ? `–${time(until)}` : ''}`,
    /** `YYYY-MM` or longer as a month. */
    month: (iso: string) => write.month.format(firstOf(iso)),
    /** A future month, written short: with its year when it is a year away or more. */
    monthAhead: (iso: string, today: string) => {
      const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}`;
      return (iso.slice(0, 7) < nextYear ? write.monthAlone : write.monthFar).format(firstOf(iso));
    },
  };
}
