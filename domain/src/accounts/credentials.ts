import { isSeen } from '../kernel/text.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

import { SIDES } from './roles.ts';

/** Minimum age for an account (specification, section 1). */
export const AGE_MIN = 16;
const NAME_MAX = 100;
/** RFC 5321, section 4.5.3.1.3. */
export const EMAIL_MAX = 254;
/** Characters. The maximum keeps hashing from being used to overload the server. */
export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 200;
/** The date of the terms and the privacy statement that users agree to. */
export const TERMS_VERSION = '2026-11-01';

const CONTROL = /\p{Cc}|\p{Cf}/u;

/** Lower-cased as typed. */
export const email = z.string().trim().toLowerCase().min(1).max(EMAIL_MAX).pipe(z.email());

/** The fillers of Hangul are letters by their class, and nobody sees them. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

const isName = (value: string): boolean =>
  value.isWellFormed() &&
  !CONTROL.test(value.replaceAll(/[\u200c\u200d]/gu, '')) &&
  (!isSeen(value) || LETTER.test(value));

/** A name on one line: any characters that names have, with at least one letter, in composed form (NFC). */
export const nameOf = (maximum: number) =>
  z
    .string()
    .trim()
    .refine(isName, { params: { reason: 'wrong_format' } })
    .pipe(nonEmptyLine(maximum));

/** A person's name. */
export const personName = nameOf(NAME_MAX);

/** A new password, in composed form (NFC), so that it is the same on every keyboard. */
export const newPassword = z
  .string()
  .min(1)
  .transform((value) => value.normalize('NFKC'))
  .pipe(z.string().min(PASSWORD_MIN).max(PASSWORD_MAX));

/** A password to compare, not a new one. */
export const givenPassword = z
  .string()
  .min(1)
  .max(PASSWORD_MAX * 2)
  .transform((value) => value.normalize('NFKC'));

/** Six digits (specification, section 5: "Please provide a 6 digit number"). */
export const activationCode = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/);

/**
 * An ISO birth date with which a person is old enough on `today`. Refused as `wrong_format`, or as
 * `not_allowed` when the person would be too young or older than people get.
 */
export const birthDate = (today: string) =>
  z.iso.date().refine((born) => isOldEnough(born, today), { params: { reason: 'not_allowed' } });

/**
 * Whether a person born on `born` is at least {@link AGE_MIN} on `today` (and no older than 130). Both ISO
 * dates.
 */
export function isOldEnough(born: string, today: string): boolean {
  const years = (count: number) =>
    `${Number(today.slice(0, 4)) - count}`.padStart(4, '0') + today.slice(4);
  return born <= years(AGE_MIN) && born > years(130);
}

/** The facts a person states after registering with a social login. `today` in Norway, ISO. */
export const registrationFacts = (today: string) =>
  z.strictObject({
    birthDate: birthDate(today),
    agreesToTerms: z.literal(true),
    agreesToPrivacy: z.literal(true),
  });

/** The input of a registration. `today` in Norway, ISO. */
export const registration = (today: string) =>
  z.strictObject({
    name: personName,
    email,
    password: newPassword,
    birthDate: birthDate(today),
    /** The side of the page they registered on. */
    registerAs: z.enum(SIDES),
    /** The side they mostly want to use; if it is another than `registerAs`, its role is added. */
    optimiseFor: z.enum(SIDES),
    agreesToTerms: z.literal(true),
    agreesToPrivacy: z.literal(true),
    language: z.enum(['en', 'no']).default('no'),
    partnerId: uuid.nullish(),
  });
export type Registration = z.output<ReturnType<typeof registration>>;
