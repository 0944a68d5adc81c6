import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { readBankAccount } from './bank-account.ts';
import { isOrgNumber } from '../kernel/org-number.ts';

export const KID_SOURCES = ['ocr', 'camt.054'] as const;
export type KidSource = (typeof KID_SOURCES)[number];

/** Versions of payment orders. Every Norwegian bank accepts 03; some require 09. */
export const ORDER_FORMATS = ['pain.001.001.03', 'pain.001.001.09'] as const;
export type OrderFormat = (typeof ORDER_FORMATS)[number];

/** The keeper of client funds, and its account. */
export interface BookTerms {
  /** As shown on invoices. */
  name: string;
  /** Nine digits. */
  orgNumber: string;
  address: string;
  email: string;
  /**
   * Whether invoices state its registration in the VAT register, and in the Register of Business Enterprises.
   */
  isInVat: boolean;
  isInBusiness: boolean;
  /** Eleven digits. */
  clientAccount: string;
  /** The BIC of its bank (ISO 9362). */
  bic: string;
  /** The customer id at the bank, if there is one. */
  bankCustomerId: string | null;
  /** The files with KID payments: only one kind. */
  kidSource: KidSource;
  orderFormat: OrderFormat;
  /** A bank's own codes or texts of entries that are its charges, upper case. */
  chargeCodes: readonly string[];
}

/** What Norwegian banks call their charges, until a person sets the codes. */
export const USUAL_CHARGE_CODES: readonly string[] = [
  'GEBYR',
  'GEBYRER',
  'BANKGEBYR',
  'OMKOSTNINGER',
];
const CHARGE_CODES_MAX = 20;

/** As long as a bank's own code may be (ISO 20022 `Max35Text`). */
const chargeCode = nonEmptyLine(35).transform((code) => code.toUpperCase());

/** A typed account number. */
export const clientAccount = z.string().transform((written, context) => {
  const account = readBankAccount(written);
  if (account !== null) return account;
  context.addIssue({ code: 'custom', params: { reason: 'wrong_format' } });
  return z.NEVER;
});

export const bookTerms = z.strictObject({
  name: nonEmptyLine(100),
  orgNumber: z
    .string()
    .transform((written) => written.replaceAll(/\s/gu, ''))
    .refine(isOrgNumber, { params: { reason: 'wrong_format' } }),
  address: nonEmptyLine(200),
  email: z.email().max(254),
  isInVat: z.boolean(),
  isInBusiness: z.boolean(),
  clientAccount,
  bic: z
    .string()
    .transform((written) => written.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
  bankCustomerId: nonEmptyLine(35)
    .nullish()
    .transform((id) => id ?? null),
  kidSource: z.enum(KID_SOURCES),
  orderFormat: z
    .enum(ORDER_FORMATS)
    .nullish()
    .transform((format) => format ?? 'pain.001.001.03'),
  /** Without them they stay as they are. */
  chargeCodes: z
    .array(chargeCode)
    .max(CHARGE_CODES_MAX)
    .nullish()
    .transform((codes) => (codes ? [...new Set(codes)] : null)),
});
