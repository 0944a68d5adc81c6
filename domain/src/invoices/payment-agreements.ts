import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { isKid } from './kid.ts';

/** Characters of a bank's reference. */
const REFERENCE_MAX = 50;

/**
 * Identifiers of a lease's payer in bank services, if known: the reference of eFaktura, and the KID of an
 * AvtaleGiro agreement. Null removes one.
 */
export const paymentAgreements = z.strictObject({
  contractId: uuid,
  efakturaReference: nonEmptyLine(REFERENCE_MAX).nullable(),
  avtalegiroKid: z
    .string()
    .max(1000)
    .refine(isKid, { params: { reason: 'wrong_format' } })
    .nullable(),
});
export type PaymentAgreements = z.output<typeof paymentAgreements>;
