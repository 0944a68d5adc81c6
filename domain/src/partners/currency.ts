/** The format of amounts on a partner's site (the specification's `currencySettings`). */
export interface CurrencySettings {
  decimalSeparator: string;
  thousandSeparator: string;
  numberOfDecimal: number;
  currencySymbol: string;
  currencyPosition: 'before' | 'after';
}

const NBSP = '\u00a0';

/** The default format of amounts, by language. */
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
 * An amount in kroner as text, to the øre: what somebody owes, pays, approves or books. Whole kroner have no
 * decimals.
 */
export const formatAmount = (kroner: number, settings: CurrencySettings): string =>
  write(kroner, 2, settings);

/** An advertised rent in kroner as text, rounded to the agency's number of decimals (decision 038). */
export const formatAdvertisedRent = (kroner: number, settings: CurrencySettings): string =>
  write(kroner, settings.numberOfDecimal, settings);

function write(kroner: number, decimalCount: number, settings: CurrencySettings): string {
  const fixed = Math.abs(kroner).toFixed(decimalCount);
  const [whole = '0', decimals = ''] = fixed.split('.');
  // Plain spaces in an agency's settings become no-break spaces, so that no line breaks within a number.
  const separator = settings.thousandSeparator.replace(' ', NBSP);
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, separator);
  const number = /^0*$/.test(decimals) ? grouped : grouped + settings.decimalSeparator + decimals;
  const sign = kroner < 0 && Number(fixed) !== 0 ? '\u2212' : '';
  return settings.currencyPosition === 'before'
    ? `${sign}${settings.currencySymbol}${NBSP}${number}`
    : `${sign}${number}${NBSP}${settings.currencySymbol}`;
}
