import { isKid } from '../invoices/kid.ts';

const DIGITS = '0123456789';

/**
 * KIDs that may have been meant: one wrong digit, or two neighbours swapped. Only valid ones by their check
 * digit.
 */
export function similarKids(written: string): string[] {
  const kid = written.replaceAll(/\s/gu, '');
  const letters = [...kid];
  const swapped = letters.slice(1).map((_, at) => {
    const [one = '', other = ''] = letters.slice(at, at + 2);
    return kid.slice(0, at) + other + one + kid.slice(at + 2);
  });
  const replaced = letters.flatMap((_, at) =>
    [...DIGITS].map((digit) => kid.slice(0, at) + digit + kid.slice(at + 1)),
  );
  return [...new Set([...swapped, ...replaced])].filter((one) => one !== kid && isKid(one));
}
