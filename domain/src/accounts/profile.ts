import { orgNumber } from '../kernel/org-number.ts';
import { idnr } from '@navikt/fnrvalidator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { tidiedLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { birthDate, personName } from './credentials.ts';
import { SIDES } from './roles.ts';

export const GENDERS = ['male', 'female', 'others'] as const;
export type Gender = (typeof GENDERS)[number];
export const OCCUPATION_MAX = 100;
/** Characters of a postal address, in one line. */
export const POSTAL_ADDRESS_MAX = 200;
/**
 * What identifies a party of a contract in addition to the name: birth date (ISO) or organisation number
 * (nine digits), and postal address.
 */
export interface PartyFacts {
  birthDate: string | null;
  orgNumber: string | null;
  postalAddress: string | null;
}

/** Characters of a phone number as it is typed. */
const PHONE_MAX = 40;

/** Numbers of real people: birth numbers and D-numbers. Other types are test numbers. */
const REAL_TYPES: readonly string[] = ['fnr', 'dnr'];

/** A phone number in international form (E.164: `+4722334455`). Without a country code it is Norwegian. */
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

/** Eleven digits with valid check digits; spaces are allowed. Test numbers only where they are allowed. */
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
 * Whether a national identity number, or its first six digits, can be that of a person born on `birthDate`,
 * ISO. D-numbers add 40 to the day; made-up and provisional numbers add 80 or 40 to the month. The three
 * individual digits tell the century (folkeregisterforskriften § 2-2-1).
 */
export function isNumberOf(number: string, birthDate: string): boolean {
  const [day, month] = [Number(number.slice(0, 2)), Number(number.slice(2, 4))];
  const year = Number(birthDate.slice(0, 4));
  const individual = /^\d{9}/.test(number) ? Number(number.slice(6, 9)) : null;
  return (
    (individual === null || isOfCentury(individual, year)) &&
    birthDate.slice(2) ===
      [
        number.slice(4, 6),
        String(month % 40).padStart(2, '0'),
        String(day % 40).padStart(2, '0'),
      ].join('-')
  );
}

/** Whether people born in a year have these individual digits. */
const isOfCentury = (individual: number, year: number): boolean =>
  INDIVIDUAL_DIGITS.some(
    ({ years, digits }) =>
      years[0] <= year && year <= years[1] && digits[0] <= individual && individual <= digits[1],
  );

const INDIVIDUAL_DIGITS: { years: [number, number]; digits: [number, number] }[] = [
  { years: [1854, 1899], digits: [500, 749] },
  { years: [1900, 1999], digits: [0, 499] },
  { years: [1940, 1999], digits: [900, 999] },
  { years: [2000, 2039], digits: [500, 999] },
];

/**
 * The name that an account has from its owner's electronic identity: a person's. Null for an organisation, which
 * has a name of its own, and where no provider has stated a name.
 */
export function nameFromIdentity({
  confirmedName,
  orgNumber,
}: {
  confirmedName: string | null;
  orgNumber: string | null;
}): string | null {
  const name = personName.safeParse(confirmedName);
  return name.success && orgNumber === null ? name.data : null;
}

/**
 * The fields that make a profile complete: what people want to know about the other party. Gender is
 * optional, and a national identity number is only asked for where the law allows it.
 */
const PROFILE_PARTS = ['profileImage', 'phoneNumber', 'birthday', 'occupation'] as const;
type ProfilePart = (typeof PROFILE_PARTS)[number];

/** The missing fields of a profile, in the order of the form. */
export const missingParts = (profile: Readonly<Record<ProfilePart, string | null>>) =>
  PROFILE_PARTS.filter((part) => !profile[part]);

/**
 * Changes of a profile: undefined fields keep their value, null removes it. Name, birth date and phone can be
 * changed but not removed once they are known (specification, section 5: "all fields filled"); a missing one
 * does not prevent other changes. `today` in Norway, ISO.
 */
export const profileChanges = (given: { today: string; allowsTestNumbers: boolean }) =>
  z.strictObject({
    name: personName.optional(),
    language: z.enum(['en', 'no']).optional(),
    occupation: tidiedLine(OCCUPATION_MAX).nullish(),
    birthday: birthDate(given.today).optional(),
    gender: z.enum(GENDERS).nullish(),
    phoneNumber: phoneNumber.optional(),
    postalAddress: tidiedLine(POSTAL_ADDRESS_MAX).nullish(),
    orgNumber: orgNumber.nullish(),
    norwegianNationalIdentification: identification(given).nullish(),
    optimiseFor: z.enum(SIDES).optional(),
  });
export type ProfileChanges = z.output<ReturnType<typeof profileChanges>>;
