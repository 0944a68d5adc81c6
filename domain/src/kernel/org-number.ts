import { z } from './zod.ts';

/** Weights from the left; the ninth digit is the check digit (Brønnøysundregistrene). */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2] as const;

/** Whether nine digits are a valid Norwegian organisation number: MOD11, and beginning with 8 or 9. */
export function isOrgNumber(digits: string): boolean {
  if (!/^[89]\d{8}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

/** An organisation number with or without spaces, as nine digits. */
export const orgNumber = z
  .string()
  .max(100)
  .transform((written) => written.replaceAll(/\s/gu, ''))
  .refine(isOrgNumber, { params: { reason: 'wrong_format' } });
