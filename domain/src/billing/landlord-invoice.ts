import { kroner } from '../kernel/kroner.ts';
import { tidyLine } from '../kernel/text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

export const LANDLORD_LINES_MAX = 20;
export const LANDLORD_LINE_NAME_MAX = 100;
export const CREDIT_REASON_MAX = 500;

const amount = kroner(z.number().positive());
const text = (maximum: number) =>
  z.string().max(1000).transform(tidyLine).pipe(z.string().min(1).max(maximum));

/** An invoice to a lease's landlord. */
export const landlordInvoice = z.object({
  contractId: uuid,
  lines: z
    .array(
      z.object({
        name: text(LANDLORD_LINE_NAME_MAX),
        amount,
        /** False for expenses paid for the landlord; never set for an agency without value added tax. */
        hasVat: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(LANDLORD_LINES_MAX),
});
export const landlordCredit = z.object({
  invoiceId: uuid,
  /** Default: everything that is not credited yet. */
  amount: amount.nullish(),
  reason: text(CREDIT_REASON_MAX),
});
