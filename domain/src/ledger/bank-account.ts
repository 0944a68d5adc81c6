/** Weights from the left; the eleventh digit is the check digit. */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** A Norwegian account number without spaces and dots, or null when it is invalid. */
export function readBankAccount(written: string): string | null {
  const digits = written.replaceAll(/[\s.]/gu, '');
  return isBankAccount(digits) ? digits : null;
}

/**
 * Whether eleven digits are a valid account number: MOD11, and never all zeros. A remainder of one is never
 * issued.
 */
export function isBankAccount(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = sum % 11;
  return rest !== 1 && Number(digits[10]) === (11 - rest) % 11;
}

/** `86011117947` formatted: `8601.11.17947`. */
export const writeBankAccount = (account: string): string =>
  `${account.slice(0, 4)}.${account.slice(4, 6)}.${account.slice(6)}`;

/** The IBAN of an account (ISO 13616): `NO9386011117947`. */
export function ibanOf(account: string): string {
  // NO00 at the end, with letters as numbers: N is 23, O is 24.
  const rest = Number(BigInt(`${account}232400`) % 97n);
  return `NO${String(98 - rest).padStart(2, '0')}${account}`;
}

/** The account of a Norwegian IBAN, or null when it is invalid. */
export function accountOfIban(written: string): string | null {
  const iban = written.replaceAll(/\s/gu, '').toUpperCase();
  const account = iban.slice(4);
  return isBankAccount(account) && ibanOf(account) === iban ? account : null;
}
