import { kroner } from '../kernel/kroner.ts';
import { isKroner, kronerToOre } from '../kernel/money.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

export const ADDONS_MAX = 20;
const ADDON_NAME_MAX = 100;
/** Every month has this day. */
export const PAYOUT_DAY_MAX = 28;
/** By the middle of the month, tenants who pay on its first day have paid. */
export const USUAL_PAYOUT_DAY = 15;

/** Months of unpaid rent that a payout guarantee pays at a time, unless the agency says otherwise. */
export const USUAL_GUARANTEE_MONTHS = 3;
export const guaranteeMonths = z.int().min(1).max(24);

export const COMMISSION_TYPES = ['percent', 'fixed'] as const;
export type CommissionType = (typeof COMMISSION_TYPES)[number];

/**
 * A commission. `amount`: hundredths of a percent of the rent, or øre; in the API per cent or kroner, with at
 * most two decimals each.
 */
export interface Commission {
  type: CommissionType;
  amount: bigint;
}

/** A commission from clients, converted; null for none. */
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
  .transform((value) => value ?? null);

/** The terms of an assignment from a landlord to an agency. Dates are ISO; `endsOn` null is open-ended. */
export const assignmentTerms = z
  .strictObject({
    startsOn: z.iso.date(),
    endsOn: z.iso
      .date()
      .nullish()
      .transform((date) => date ?? null),
    /** Once, for finding the tenant. */
    brokering: commission,
    /** Whether other agencies have worked on the same brokering in the last three months (eiendomsmeglingsloven § 6-4). */
    hadOtherBroker: z
      .boolean()
      .nullish()
      .transform((had) => had ?? false),
    /** On each month's rent. */
    management: commission,
    /** Monthly add-ons. */
    addons: z
      .array(
        z.strictObject({
          name: nonEmptyLine(ADDON_NAME_MAX),
          amount: kroner(z.number().min(0)),
        }),
      )
      .max(ADDONS_MAX),
    /** The day of the month. */
    payoutDay: z.int().min(1).max(PAYOUT_DAY_MAX),
    /** How many months of unpaid rent the landlord is paid at a time; null without a guarantee. */
    guaranteeMonths: guaranteeMonths.nullish().transform((months) => months ?? null),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (endsOn !== null && endsOn < startsOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], params: { reason: 'swapped' } });
  });
export type AssignmentTerms = z.output<typeof assignmentTerms>;
