/** Algorithms of the check digit (Mastercard Payment Services, OCR giro, section 5). */
const KID_ALGORITHMS = ['MOD10', 'MOD11'] as const;
type KidAlgorithm = (typeof KID_ALGORITHMS)[number];

/** Allowed lengths of KIDs that are read. Our own have the length of their layout. */
export const KID_LENGTH = { min: 2, max: 25 } as const;

/** Digits with a check digit at the end, which by MOD11 may be `-`. */
const KID = /^\d{1,24}[\d-]$/;

/** The check digit of a payload of digits; `-` stands for ten (only MOD11). */
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

/** Whether a text is a valid KID: digits with a check digit of either algorithm; never all zeros. */
export function isKid(kid: string): boolean {
  if (!KID.test(kid) || /^0+$/.test(kid)) return false;
  const [payload, check] = [kid.slice(0, -1), kid.slice(-1)];
  return KID_ALGORITHMS.some((algorithm) => kidCheckDigit(payload, algorithm) === check);
}

/** The layout of an account's KIDs: parts of digits, padded with zeros, and a MOD10 check digit. */
export interface KidLayout {
  /** Digits, including the check digit. */
  length: number;
  parts: readonly { name: string; width: number }[];
}

/**
 * Makes a KID of numbers, in the layout's order. Throws `RangeError` when a number is missing, is not a whole
 * number or has more digits than its part, and when the parts do not add up to the layout's length.
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
