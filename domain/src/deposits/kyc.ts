import { identification } from '../accounts/profile.ts';
import { kroner } from '../kernel/kroner.ts';
import { tidyLine, tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { COUNTRIES } from './countries.ts';

/** Where the money of a deposit comes from (specification, section 3). */
export const DEPOSIT_SOURCES = [
  'salary_pension_social_security',
  'inheritance_gift',
  'rental_income',
  'business',
  'savings',
  'student_loan',
  'other',
] as const;
export type DepositSource = (typeof DEPOSIT_SOURCES)[number];

/** What the bank asks to be answered with yes or no, in the order of the specification. */
export const KYC_QUESTIONS = [
  'hasOtherIncome',
  'receivesMoney',
  'transfersMoney',
  'depositsCash',
  'isNonStandardCustomer',
  'isPoliticallyExposed',
  'isTaxableAbroad',
  'investsForOthers',
  'tradesDigitalCurrency',
  'isUsTaxResident',
] as const;
export type KycQuestion = (typeof KYC_QUESTIONS)[number];

export const COMMENT_MAX = 1000;
export const TAX_NUMBER_MAX = 40;
/** Characters read before a text is tidied. */
const RAW_MAX = 4000;

/** Letters and digits that nobody mistakes for others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE = new RegExp(`^[${ALPHABET}]{4}(-[${ALPHABET}]{4}){2}$`);

/** A reference number as it is printed (`7KQF-M2XD-9RTV`) of what somebody types; null for what is none. */
export function readReference(written: string): string | null {
  const plain = written
    .toUpperCase()
    .replaceAll(/[\s–-]/gu, '')
    .slice(0, RAW_MAX);
  const reference = plain.replaceAll(/(.{4})(?=.)/gu, '$1-');
  return REFERENCE.test(reference) ? reference : null;
}

const reference = z
  .string()
  .max(RAW_MAX)
  .transform((written, context) => {
    const read = readReference(written);
    if (read) return read;
    context.addIssue({ code: 'custom', params: { reason: 'wrong_format' }, input: written });
    return z.NEVER;
  });

const amount = kroner(z.number().min(0));

const country = z.string().refine((code) => COUNTRIES.includes(code), {
  params: { reason: 'not_allowed' },
});
const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

const answers = Object.fromEntries(KYC_QUESTIONS.map((name) => [name, z.boolean()])) as Record<
  KycQuestion,
  z.ZodBoolean
>;

interface TaxAnswers {
  isTaxableAbroad: boolean;
  taxCountry: string | null;
  taxNumber: string | null;
}

type Refinement = [
  isRight: (answers: TaxAnswers) => boolean,
  otherwise: {
    path: string[];
    params: { reason: string };
    when: (payload: { value: unknown }) => boolean;
  },
];

/** What has to be so of whoever is taxed abroad; it is said beside whatever else is wrong with a form. */
const abroad = (
  field: keyof TaxAnswers,
  reason: string,
  isRight: (answers: TaxAnswers) => boolean,
): Refinement => [
  (answers) => !answers.isTaxableAbroad || isRight(answers),
  {
    path: [field],
    params: { reason },
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
];

/**
 * What a bank asks of whoever gets a deposit account (specification, section 3), kroner outside and
 * øre inside. Country and number of a tax paid elsewhere are asked for only where there is one, and
 * are dropped where there is none. Each refusal names its field and why.
 */
export const depositKyc = (given: { allowsTestNumbers: boolean }) =>
  z
    .strictObject({
      referenceNumber: reference,
      nationalIdentification: identification(given),
      /** What one earns in a year. */
      yearlyAmount: amount,
      ...answers,
      taxCountry: country.nullish().transform(orNull),
      taxNumber: z
        .string()
        .max(RAW_MAX)
        .transform(tidyLine)
        .pipe(z.string().max(TAX_NUMBER_MAX))
        .nullish()
        .transform((said) => said || null),
      /** Whose citizen one is. */
      motherland: country,
      /** Where the money of the deposit comes from, and how much that is. */
      depositType: z.enum(DEPOSIT_SOURCES),
      amount: amount.refine((ore) => ore > 0n, { params: { reason: 'too_small' } }),
      comment: z
        .string()
        .max(RAW_MAX)
        .transform(tidyText)
        .pipe(z.string().max(COMMENT_MAX))
        .nullish()
        .transform((said) => said || null),
    })
    .refine(...abroad('taxCountry', 'required', ({ taxCountry }) => Boolean(taxCountry)))
    // Whoever pays tax in Norway alone pays none abroad.
    .refine(...abroad('taxCountry', 'not_allowed', ({ taxCountry }) => taxCountry !== 'NO'))
    .refine(...abroad('taxNumber', 'required', ({ taxNumber }) => Boolean(taxNumber)))
    .transform((form) =>
      form.isTaxableAbroad ? form : { ...form, taxCountry: null, taxNumber: null },
    );
export type DepositKyc = z.output<ReturnType<typeof depositKyc>>;

/** Visible digits of a national identity number: the day one was born. */
const HINT_DIGITS = 6;

/** `01019012345` as it may be shown: `010190*****`. */
export const maskIdentification = (number: string): string =>
  number.slice(0, HINT_DIGITS).padEnd(number.length, '*');
