/** How a partner's site writes amounts (the specification's `currencySettings`). */
export interface CurrencySettings {
  decimalSeparator: string;
  thousandSeparator: string;
  numberOfDecimal: number;
  currencySymbol: string;
  currencyPosition: 'before' | 'after';
}

const NBSP = '\u00a0';

/** How amounts are written where no partner says otherwise, by language. */
export const DEFAULT_CURRENCY: Record<'en' | 'no', CurrencySettings> = {
  no: {
    decimalSeparator: ',',
    thousandSeparator: NBSP,
    numberOfDecimal: 2,
    currencySymbol: 'kr',
    currencyPosition: 'after',
  },
  en: {
    decimalSeparator: '.',
    thousandSeparator: ',',
    numberOfDecimal: 2,
    currencySymbol: 'NOK',
    currencyPosition: 'before',
  },
};

/**
 * An amount in kroner as text. Whole kroner carry no decimals: nobody writes
 * a rent as 12 000,00.
 */
export function formatAmount(kroner: number, settings: CurrencySettings): string {
  const negative = kroner < 0;
  const fixed = Math.abs(kroner).toFixed(settings.numberOfDecimal);
  const [whole = '0', decimals = ''] = fixed.split('.');
  // A number is not broken at its separators, as an agency that writes a plain space would have it.
  const separator = settings.thousandSeparator.replace(' ', NBSP);
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, separator);
  const number = /^0*$/.test(decimals) ? grouped : grouped + settings.decimalSeparator + decimals;
  const sign = negative ? '\u2212' : '';
  return settings.currencyPosition === 'before'
    ? `${sign}${settings.currencySymbol}${NBSP}${number}`
    : `${sign}${number}${NBSP}${settings.currencySymbol}`;
}
