import { birthDate, personName } from '../accounts/credentials.ts';
import { identification, OCCUPATION_MAX, phoneNumber } from '../accounts/profile.ts';
import { attachments } from '../files/documents.ts';
import { kroner } from '../kernel/kroner.ts';
import { nonEmptyLine, tidiedLine, tidiedText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

const PEOPLE_MAX = 20;
/** Months. */
const LEASE_LENGTH_MAX = 120;
export const ABOUT_YOU_MAX = 1000;
const PETS_TEXT_MAX = 200;
/** Files with one form. */
export const FORM_FILES_MAX = 5;
/** Kroner a month. */
const INCOME_MAX = 10_000_000;
/** Years in the future in which a lease may begin. */
const RENT_FROM_YEARS = 2;

const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

const optionalName = z.union([z.literal('').transform(() => null), personName]).nullish();
const optionalPhone = z.union([z.literal('').transform(() => null), phoneNumber]).nullish();

const rentFrom = (today: string) =>
  z.iso
    .date()
    .refine((date) => date >= today, { params: { reason: 'past' } })
    .refine((date) => date <= `${Number(today.slice(0, 4)) + RENT_FROM_YEARS}${today.slice(4)}`, {
      params: { reason: 'too_far' },
    });

/**
 * An application for a home. It has no fields by which a landlord may not choose (husleieloven § 1-8): no
 * gender, origin or faith; smoking and animals concern the home. The birth date proves the minimum age; a
 * landlord only learns whether the person is of age. Amounts in kroner a month in the input, øre in the
 * output. `today` in Norway, ISO.
 */
export const interestForm = (given: { today: string; allowsTestNumbers: boolean }) =>
  z
    .strictObject({
      listingId: z.string().max(100),
      rentFrom: rentFrom(given.today),
      people: z.int().min(1).max(PEOPLE_MAX),
      /** Months; null for an open-ended lease. */
      leaseLength: z.int().min(1).max(LEASE_LENGTH_MAX).nullish().transform(orNull),
      isSmoker: z.boolean(),
      hasPets: z.boolean(),
      petsText: tidiedLine(PETS_TEXT_MAX).nullish(),
      referenceName: optionalName.transform(orNull),
      referencePhone: optionalPhone.transform(orNull),
      birthDate: birthDate(given.today),
      phoneNumber,
      occupation: nonEmptyLine(OCCUPATION_MAX),
      monthlyIncome: kroner(z.number().min(0).max(INCOME_MAX)).nullish().transform(orNull),
      aboutYou: tidiedText(ABOUT_YOU_MAX).nullish(),
      /** The whole list: files left out are removed from the form. */
      attachments: attachments(FORM_FILES_MAX),
      agreesToCreditCheck: z.boolean(),
      agreesToTerms: z.literal(true),
      /** Only when a credit check is requested and agreed to. It is stored in the profile, never here. */
      nationalIdentification: identification(given).nullish(),
    })
    .transform((form) => ({
      ...form,
      petsText: (form.hasPets && form.petsText) || null,
      aboutYou: form.aboutYou || null,
    }))
    .superRefine(({ referenceName, referencePhone }, context) => {
      const missing = referenceName ? 'referencePhone' : 'referenceName';
      if (Boolean(referenceName) !== Boolean(referencePhone))
        context.addIssue({ code: 'custom', path: [missing], params: { reason: 'required' } });
    });
export type InterestForm = z.output<ReturnType<typeof interestForm>>;

/** The text of a landlord's side with a declined form. */
export const decline = z.strictObject({
  _id: z.string().max(100),
  text: tidiedText(ABOUT_YOU_MAX)
    .nullish()
    .transform((value) => value || null),
});

/** The age of majority (vergemålsloven § 8). */
const ADULT = 18;

/** Whether a person born on `born` is of age on `today`. Both ISO dates. */
export const isAdult = (born: string, today: string): boolean =>
  born <= `${Number(today.slice(0, 4)) - ADULT}`.padStart(4, '0') + today.slice(4);
