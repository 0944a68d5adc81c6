import { tidyLine } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { readBankAccount } from './bank-account.ts';
import { isOrgNumber } from '../kernel/org-number.ts';

export const KID_SOURCES = ['ocr', 'camt.054'] as const;
export type KidSource = (typeof KID_SOURCES)[number];

/** Versions of orders to a bank. Every Norwegian bank takes 03; some ask for 09. */
export const ORDER_FORMATS = ['pain.001.001.03', 'pain.001.001.09'] as const;
export type OrderFormat = (typeof ORDER_FORMATS)[number];

/** Whoever keeps other people's money, and where. */
export interface BookTerms {
  /** As it stands on invoices. */
  name: string;
  /** Nine digits. */
  orgNumber: string;
  address: string;
  email: string;
  /** Whether invoices say that it stands in the registers of value added tax, and of business enterprises. */
  isInVat: boolean;
  isInBusiness: boolean;
  /** Eleven digits. */
  clientAccount: string;
  /** Of the bank that keeps it (ISO 9362). */
  bic: string;
  /** What the bank knows the customer by, where it gave one. */
  bankCustomerId: string | null;
  /** How payments with a KID come: never both ways. */
  kidSource: KidSource;
  orderFormat: OrderFormat;
}

const line = (maximum: number) =>
  z.string().max(1000).transform(tidyLine).pipe(z.string().min(1).max(maximum));

export const bookTerms = z.strictObject({
  name: line(100),
  orgNumber: z
    .string()
    .transform((written) => written.replaceAll(/\s/gu, ''))
    .refine(isOrgNumber, { params: { reason: 'wrong_format' } }),
  address: line(200),
  email: z.email().max(254),
  isInVat: z.boolean(),
  isInBusiness: z.boolean(),
  clientAccount: z.string().transform((written, context) => {
    const account = readBankAccount(written);
    if (account !== null) return account;
    context.addIssue({ code: 'custom', params: { reason: 'wrong_format' } });
    return z.NEVER;
  }),
  bic: z
    .string()
    .transform((written) => written.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
  bankCustomerId: line(35)
    .nullish()
    .transform((id) => id ?? null),
  kidSource: z.enum(KID_SOURCES),
  orderFormat: z
    .enum(ORDER_FORMATS)
    .nullish()
    .transform((format) => format ?? 'pain.001.001.03'),
});
