import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An E.164 number in the usual format: Norwegian numbers without the country code. */
export function phoneOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  return parsed.country === 'NO' ? parsed.formatNational() : parsed.formatInternational();
}
