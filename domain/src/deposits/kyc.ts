import { identification } from '../accounts/profile.ts';
import { kroner } from '../kernel/kroner.ts';
import { lineOrNull, textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { COUNTRIES } from './countries.ts';

/** The source of a deposit's money (specification, section 3). */
export const DEPOSIT_SOURCES = [
  'salary_pension_social_security',
  'inheritance_gift',
  'rental_income',
  'business',
  'savings',
  'student_loan',
  'other',
] as const;

/** The bank's yes-or-no questions, in the order of the specification. */
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
const TAX_NUMBER_MAX = 40;
/** Characters read before a text is normalised. */
const RAW_MAX = 4000;

/** Letters and digits that are not confused with others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE = new RegExp(`^[${ALPHABET}]{4}(-[${ALPHABET}]{4}){2}$`);

/** A typed reference number in its printed form (`7KQF-M2XD-9RTV`); null when it is invalid. */
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

/** A condition on people who are taxed abroad; it is reported together with other errors of the form. */
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
 * The form of a bank for owners of a deposit account (specification, section 3), kroner in the input and øre
 * in the output. Country and number of a foreign tax are only asked for when there is one, and dropped
 * otherwise. Each error names its field and reason.
 */
export const depositKyc = (given: { allowsTestNumbers: boolean }) =>
  z
    .strictObject({
      referenceNumber: reference,
      nationalIdentification: identification(given),
      /** The yearly income. */
      yearlyAmount: amount,
      ...answers,
      taxCountry: country.nullish().transform(orNull),
      taxNumber: lineOrNull(TAX_NUMBER_MAX),
      /** The citizenship. */
      motherland: country,
      /** The source of the deposit's money, and the amount. */
      depositType: z.enum(DEPOSIT_SOURCES),
      amount: amount.refine((ore) => ore > 0n, { params: { reason: 'too_small' } }),
      comment: textOrNull(COMMENT_MAX),
    })
    .refine(...abroad('taxCountry', 'required', ({ taxCountry }) => Boolean(taxCountry)))
    // A person taxed only in Norway pays no tax abroad.
    .refine(...abroad('taxCountry', 'not_allowed', ({ taxCountry }) => taxCountry !== 'NO'))
    .refine(...abroad('taxNumber', 'required', ({ taxNumber }) => Boolean(taxNumber)))
    .transform((form) =>
      form.isTaxableAbroad ? form : { ...form, taxCountry: null, taxNumber: null },
    );
export type DepositKyc = z.output<ReturnType<typeof depositKyc>>;

/** Visible digits of a national identity number: the birth date. */
const HINT_DIGITS = 6;

/** `01019012345` in masked form: `010190*****`. */
export const maskIdentification = (number: string): string =>
  number.slice(0, HINT_DIGITS).padEnd(number.length, '*');
