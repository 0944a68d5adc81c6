/** How a check digit is made (Mastercard Payment Services, OCR giro, section 5). */
export const KID_ALGORITHMS = ['MOD10', 'MOD11'] as const;
export type KidAlgorithm = (typeof KID_ALGORITHMS)[number];

/** Characters of a KID that is read. What we issue has one length by its layout. */
export const KID_LENGTH = { min: 2, max: 25 } as const;

/** Digits with a check digit behind them; by MOD11 it may be `-`. */
const KID = /^\d{1,24}[\d-]$/;

/** The check digit of a payload of digits; `-` stands for ten (MOD11 alone). */
export function kidCheckDigit(payload: string, algorithm: KidAlgorithm): string {
  const digits = [...payload].toReversed().map(Number);
  if (algorithm === 'MOD10') {
    const sum = digits.reduce((total, digit, index) => {
      const product = digit * (index % 2 === 0 ? 2 : 1);
      return total + (product > 9 ? product - 9 : product);
    }, 0);
    return String((10 - (sum % 10)) % 10);
  }
  const sum = digits.reduce((total, digit, index) => total + digit * (2 + (index % 6)), 0);
  const rest = sum % 11;
  if (rest === 0) return '0';
  return rest === 1 ? '-' : String(11 - rest);
}

/** Whether somebody may have been given this KID: digits, and a check digit of either kind; never all zeros. */
export function isKid(kid: string): boolean {
  if (!KID.test(kid) || /^0+$/.test(kid)) return false;
  const [payload, check] = [kid.slice(0, -1), kid.slice(-1)];
  return KID_ALGORITHMS.some((algorithm) => kidCheckDigit(payload, algorithm) === check);
}

/** How an account's KIDs are put together: parts of digits, each filled up with zeros, and a MOD10 check digit. */
export interface KidLayout {
  /** Digits, the check digit among them. */
  length: number;
  parts: readonly { name: string; width: number }[];
}

/**
 * A KID of numbers, in the layout's order. Throws `RangeError` when a number is missing, is no whole
 * number or has more digits than its part, and for a layout whose parts do not come to its length.
 */
export function makeKid(
  { length, parts }: KidLayout,
  numbers: Readonly<Record<string, number>>,
): string {
  const payload = parts
    .map(({ name, width }) => {
      const number = numbers[name];
      const digits = String(number);
      if (number === undefined || !/^\d+$/.test(digits) || digits.length > width)
        throw new RangeError(`${name} has no place in ${width} digits: ${digits}`);
      return digits.padStart(width, '0');
    })
    .join('');
  if (payload.length + 1 !== length)
    throw new RangeError(`The parts come to ${payload.length + 1} digits, not to ${length}.`);
  return payload + kidCheckDigit(payload, 'MOD10');
}
