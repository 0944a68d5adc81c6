import { kroner } from '../kernel/kroner.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

export const LANDLORD_LINES_MAX = 20;
export const LANDLORD_LINE_NAME_MAX = 100;

/** An invoice to a lease's landlord. */
export const landlordInvoice = z.object({
  contractId: uuid,
  lines: z
    .array(
      z.object({
        name: nonEmptyLine(LANDLORD_LINE_NAME_MAX),
        amount: kroner(z.number().positive()),
        /** False for expenses paid for the landlord; never set for an agency without value added tax. */
        hasVat: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(LANDLORD_LINES_MAX),
});
