import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import { kroner } from '../kernel/kroner.ts';
import type { Ore } from '../kernel/money.ts';
import { z } from '../kernel/zod.ts';
import { businessDayFrom } from '../legal/business-days.ts';

const INSTALMENTS_MAX = 24;
/** The maximum length of a plan, in months. */
export const PLAN_MONTHS = 24;

/** Days before an instalment is due on which tenants are reminded. */
const REMINDED_BEFORE_DAYS = 3;
/**
 * Hours after a plan broke before letters about its invoices are sent again, so that the tenant is notified
 * first. Less than a day, because letters are sent once a day.
 */
export const BROKEN_PLAN_WAIT_HOURS = 20;

/** A part of the debt, and the last day to pay it. */
export interface Instalment {
  dueOn: IsoDate;
  /** øre */
  amount: Ore;
}

/** How a plan ended: declined, withdrawn before an answer, paid in time, or not. */
const PLAN_OUTCOMES = ['declined', 'withdrawn', 'kept', 'broken'] as const;
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number];

export const PLAN_STATES = ['proposed', 'accepted', ...PLAN_OUTCOMES] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/**
 * The instalments of a proposed plan: each later than the one before, none in the past, and each by a business day
 * (gjeldsbrevlova § 5).
 */
export const proposedInstalments = (today: IsoDate) =>
  z
    .array(z.strictObject({ dueOn: z.iso.date(), amount: kroner(z.number().positive()) }))
    .min(1)
    .max(INSTALMENTS_MAX)
    .superRefine((all, context) => {
      const last = addMonths(today, PLAN_MONTHS);
      for (const [position, { dueOn }] of all.entries()) {
        const after = all[position - 1]?.dueOn;
        const reason =
          dueOn < today
            ? 'past'
            : dueOn > last
              ? 'too_far'
              : after !== undefined && businessDayFrom(dueOn) <= businessDayFrom(after)
                ? 'too_small'
                : null;
        if (reason)
          context.addIssue({
            code: 'custom',
            path: [position, 'dueOn'],
            params: { reason, ...(reason === 'too_small' && { minimum: after }) },
          });
      }
    })
    .transform((all) => all.map((one) => ({ ...one, dueOn: businessDayFrom(one.dueOn) })));

export const planTotal = (instalments: readonly Instalment[]): Ore =>
  instalments.reduce((sum, { amount }) => sum + amount, 0n);

/** The progress of an accepted plan. */
interface PlanProgress {
  /** The unpaid part of each instalment, in order: payments pay the first one first. */
  left: readonly Ore[];
  /** The first instalment that is not fully paid. */
  next: Instalment | null;
  outcome: 'kept' | 'broken' | null;
}

/**
 * The progress of a plan on a day, from the unpaid part of its invoices. An instalment breaks the plan if it
 * is not paid in full after its day has passed and banks have reported that day's payments.
 */
export function planProgress(
  instalments: readonly Instalment[],
  leftOfInvoices: Ore,
  today: IsoDate,
): PlanProgress {
  let paid = planTotal(instalments) - leftOfInvoices;
  if (paid < 0n) paid = 0n;
  const left = instalments.map(({ amount }) => {
    const taken = paid < amount ? paid : amount;
    paid -= taken;
    return amount - taken;
  });
  const position = left.findIndex((amount) => amount > 0n);
  if (position < 0) return { left, next: null, outcome: 'kept' };
  const { dueOn } = instalments[position]!;
  return {
    left,
    next: { dueOn, amount: left[position]! },
    outcome: today > knownBy(dueOn) ? 'broken' : null,
  };
}

/** The day on which payments of a day, or of the next business day, are known. */
const knownBy = (dueOn: IsoDate): IsoDate => businessDayFrom(addDays(businessDayFrom(dueOn), 1));

/** Whether tenants are reminded of an instalment on a day. */
export const isReminded = ({ dueOn }: Instalment, today: IsoDate): boolean =>
  today <= dueOn && today >= addDays(dueOn, -REMINDED_BEFORE_DAYS);

/** Splits a sum into this many monthly instalments of whole kroner by business days, with the remainder in the last. */
export function evenInstalments(
  total: Ore,
  { count, firstOn }: { count: number; firstOn: IsoDate },
): Instalment[] {
  const each = (total / BigInt(count) / 100n) * 100n;
  return Array.from({ length: count }, (_, position) => ({
    dueOn: businessDayFrom(addMonths(firstOn, position)),
    amount: position < count - 1 ? each : total - each * BigInt(count - 1),
  }));
}
