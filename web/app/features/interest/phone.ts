import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An E.164 number as one would write it here: Norwegian ones without their country. */
export function phoneOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  return parsed.country === 'NO' ? parsed.formatNational() : parsed.formatInternational();
}
