import { kroner } from '../kernel/kroner.ts';
import { isKroner, kronerToOre } from '../kernel/money.ts';
import { tidyLine } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';

export const ADDONS_MAX = 20;
export const ADDON_NAME_MAX = 100;
/** Every month has this day. */
export const PAYOUT_DAY_MAX = 28;
/** In the middle of the month everybody has paid who pays on its first day. */
export const USUAL_PAYOUT_DAY = 15;

export const COMMISSION_TYPES = ['percent', 'fixed'] as const;
export type CommissionType = (typeof COMMISSION_TYPES)[number];

/**
 * What an agency takes. `amount`: hundredths of a percent of the rent, or øre; on the wire per cent
 * or kroner, with at most two decimals each.
 */
export interface Commission {
  type: CommissionType;
  amount: bigint;
}

/** A commission from outside, as it is kept; null where none is taken. */
export const commission = z
  .strictObject({
    type: z.enum(COMMISSION_TYPES),
    amount: z
      .number()
      .min(0)
      .refine(isKroner, { params: { reason: 'wrong_format' }, abort: true }),
  })
  .superRefine(({ type, amount }, context) => {
    if (type === 'percent' && amount > 100)
      context.addIssue({
        code: 'custom',
        path: ['amount'],
        params: { reason: 'too_big', maximum: 100 },
      });
  })
  .transform(({ type, amount }): Commission => ({ type, amount: kronerToOre(amount) }))
  .nullish()
  .transform((taken) => taken ?? null);

/** What a landlord leaves to an agency, and on what terms. Dates are ISO; `endsOn` null is until further notice. */
export const assignmentTerms = z
  .strictObject({
    startsOn: z.iso.date(),
    endsOn: z.iso
      .date()
      .nullish()
      .transform((date) => date ?? null),
    /** Once, for finding the tenant. */
    brokering: commission,
    /** Of each month's rent. */
    management: commission,
    /** What else is done, each month. */
    addons: z
      .array(
        z.strictObject({
          name: z
            .string()
            .max(1000)
            .transform(tidyLine)
            .pipe(z.string().min(1).max(ADDON_NAME_MAX)),
          amount: kroner(z.number().min(0)),
        }),
      )
      .max(ADDONS_MAX),
    /** Of the month. */
    payoutDay: z.int().min(1).max(PAYOUT_DAY_MAX),
    /** Whether the landlord is paid out also when the tenant has not paid. */
    hasPayoutGuarantee: z.boolean(),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (endsOn !== null && endsOn < startsOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], params: { reason: 'swapped' } });
  });
export type AssignmentTerms = z.output<typeof assignmentTerms>;
