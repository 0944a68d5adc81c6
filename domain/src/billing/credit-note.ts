import { kroner } from '../kernel/kroner.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

export const CREDIT_REASON_MAX = 500;

/** A credit of an invoice to a tenant or a landlord. */
export const creditNote = z.strictObject({
  invoiceId: uuid,
  /** Default: everything that is not credited yet. */
  amount: kroner(z.number().positive()).nullish(),
  reason: nonEmptyLine(CREDIT_REASON_MAX),
});
