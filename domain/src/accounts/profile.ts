import { orgNumber } from '../kernel/org-number.ts';
import { idnr } from '@navikt/fnrvalidator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { tidyLine } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { birthDate, personName } from './credentials.ts';
import { SIDES } from './roles.ts';

export const GENDERS = ['male', 'female', 'others'] as const;
export type Gender = (typeof GENDERS)[number];
export const OCCUPATION_MAX = 100;
/** Characters of a postal address, on one line. */
export const POSTAL_ADDRESS_MAX = 200;
/** Digits of a national identity number (specification, section 9). */
export const IDENTIFICATION_DIGITS = 11;
/** Characters of a phone number as people write it. */
const PHONE_MAX = 40;

/** Numbers of real people: born here, or given a D-number. The others are made for tests. */
const REAL_TYPES: readonly string[] = ['fnr', 'dnr'];

/** A phone number as the world dials it (E.164: `+4722334455`). Without a country it is Norwegian. */
export const phoneNumber = z
  .string()
  .trim()
  .min(1)
  .max(PHONE_MAX)
  .transform((value, context) => {
    const number = parsePhoneNumberFromString(value, 'NO');
    if (number?.isValid()) return number.number;
    context.addIssue({ code: 'custom', params: { reason: 'wrong_format' }, input: value });
    return z.NEVER;
  });

/** Eleven digits whose check digits agree; spaces are how people write them. Test numbers only where they are allowed. */
export const identification = ({ allowsTestNumbers }: { allowsTestNumbers: boolean }) =>
  z
    .string()
    .max(PHONE_MAX)
    .transform((value) => value.replaceAll(/\s/gu, ''))
    .refine(
      (digits) => {
        const found = idnr(digits);
        return found.status === 'valid' && (allowsTestNumbers || REAL_TYPES.includes(found.type));
      },
      { params: { reason: 'wrong_format' } },
    );

/**
 * What makes a profile whole: what people want to know of whom they rent with. A gender is each
 * one's own, and a national identity number is asked for only where the law lets us.
 */
export const PROFILE_PARTS = ['profileImage', 'phoneNumber', 'birthday', 'occupation'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** The parts a profile still lacks, in the order in which a person meets them. */
export const missingParts = (profile: Readonly<Record<ProfilePart, string | null>>) =>
  PROFILE_PARTS.filter((part) => !profile[part]);

/**
 * What a person changes of their profile: what is left out stays, what is null is taken away.
 * Name, birth date and phone may be another, but not nothing once they are known (specification,
 * section 5: "all fields filled"); whoever lacks one changes the others all the same.
 * `today` in Norway, ISO.
 */
export const profileChanges = (given: { today: string; allowsTestNumbers: boolean }) =>
  z.strictObject({
    name: personName.optional(),
    language: z.enum(['en', 'no']).optional(),
    occupation: z.string().trim().max(OCCUPATION_MAX).nullish(),
    birthday: birthDate(given.today).optional(),
    gender: z.enum(GENDERS).nullish(),
    phoneNumber: phoneNumber.optional(),
    postalAddress: z
      .string()
      .max(1000)
      .transform(tidyLine)
      .pipe(z.string().max(POSTAL_ADDRESS_MAX))
      .nullish(),
    orgNumber: orgNumber.nullish(),
    norwegianNationalIdentification: identification(given).nullish(),
    optimiseFor: z.enum(SIDES).optional(),
  });
export type ProfileChanges = z.output<ReturnType<typeof profileChanges>>;
