import { attachments } from '../files/documents.ts';
import { kroner } from '../kernel/kroner.ts';
import { oreToKroner, type Ore } from '../kernel/money.ts';
import { z } from '../kernel/zod.ts';

/** Files that show a claim to be right, or that somebody has sued. */
export const PROOFS_MAX = 20;

const id = z.string().max(100);
const proofs = attachments(PROOFS_MAX).refine((files) => files.length > 0, {
  params: { reason: 'required' },
});

/** A landlord's claim for unpaid rent: how much, in kroner outside and øre inside, and what shows it (husleieloven § 3-5). */
export const rentClaim = ({ balance }: { balance: Ore }) =>
  z.strictObject({
    contractId: id,
    amount: kroner(z.number())
      .refine((ore) => ore > 0n, { params: { reason: 'too_small' }, abort: true })
      .refine((ore) => ore <= balance, {
        params: { reason: 'too_big', maximum: oreToKroner(balance) },
      }),
    attachments: proofs,
  });

/** That somebody has gone to court, or to the Rent Disputes Tribunal. */
export const suit = z.strictObject({ contractId: id, attachments: proofs });

const line = (maximum: number) => z.string().trim().min(1).max(maximum);

/** Who stands for the rent in place of a deposit (§ 3-6). */
export const guarantee = z.strictObject({
  contractId: id,
  guarantor: line(100),
  reference: line(60).nullish(),
});

/** What the insurer says: the policy's number, or that there is none. */
export const insurance = z.strictObject({
  contractId: id,
  reference: line(60).nullish(),
  isRefused: z.boolean(),
});
