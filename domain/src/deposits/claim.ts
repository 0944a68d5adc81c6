import { attachments } from '../files/documents.ts';
import { kroner } from '../kernel/kroner.ts';
import { oreToKroner, type Ore } from '../kernel/money.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/** Files that prove a claim or a lawsuit. */
export const PROOFS_MAX = 20;

const id = z.string().max(100);
const proofs = attachments(PROOFS_MAX).refine((files) => files.length > 0, {
  params: { reason: 'required' },
});

/**
 * A landlord's claim for unpaid rent: the amount, in kroner in the input and øre in the output, and the
 * proofs (husleieloven § 3-5).
 */
export const rentClaim = ({ balance }: { balance: Ore }) =>
  z.strictObject({
    amount: kroner(z.number())
      .refine((ore) => ore > 0n, { params: { reason: 'too_small' }, abort: true })
      .refine((ore) => ore <= balance, {
        params: { reason: 'too_big', maximum: oreToKroner(balance) },
      }),
    attachments: proofs,
  });

/** Proof of a lawsuit, or of a case at the Rent Disputes Tribunal. */
export const depositSuit = z.strictObject({ contractId: id, attachments: proofs });

/** A guarantee in place of a deposit (husleieloven § 3-6). */
export const guarantee = z.strictObject({
  contractId: id,
  guarantor: nonEmptyLine(100),
  reference: nonEmptyLine(60).nullish(),
});

/** The insurer's answer: the policy's number, or a refusal. */
export const insurance = z.strictObject({
  contractId: id,
  reference: nonEmptyLine(60).nullish(),
  isRefused: z.boolean(),
});
