import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import { kroner } from '../kernel/kroner.ts';
import type { Ore } from '../kernel/money.ts';
import { z } from '../kernel/zod.ts';
import { businessDayFrom } from '../legal/business-days.ts';

export const INSTALMENTS_MAX = 24;
/** Months within which a plan has to be paid. */
export const PLAN_MONTHS = 24;

/** Days before an instalment is due on which its tenants are reminded of it. */
export const REMINDED_BEFORE_DAYS = 3;
/**
 * Hours that a plan has been broken before letters about what it covered are sent again: the tenant is to
 * read that it broke first. Less than a day, because letters are sent once a day.
 */
export const BROKEN_FOR_HOURS = 20;

/** A part of what is owed, and the last day to pay it. */
export interface Instalment {
  dueOn: IsoDate;
  /** øre */
  amount: Ore;
}

/** How a plan ended: turned down, taken back before an answer, paid in time, or not. */
export const PLAN_OUTCOMES = ['declined', 'withdrawn', 'kept', 'broken'] as const;
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number];

export const PLAN_STATES = ['proposed', 'accepted', ...PLAN_OUTCOMES] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** The instalments of a plan as somebody proposes it on a day: each later than the one before, none in the past. */
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
              : after !== undefined && dueOn <= after
                ? 'too_small'
                : null;
        if (reason)
          context.addIssue({
            code: 'custom',
            path: [position, 'dueOn'],
            params: { reason, ...(reason === 'too_small' && { minimum: after }) },
          });
      }
    });

export const planTotal = (instalments: readonly Instalment[]): Ore =>
  instalments.reduce((sum, { amount }) => sum + amount, 0n);

/** How far a plan that both agreed on has come. */
export interface PlanProgress {
  /** What is left of each instalment, in their order: what is paid pays the first first. */
  left: readonly Ore[];
  /** The first with something left. */
  next: Instalment | null;
  outcome: 'kept' | 'broken' | null;
}

/**
 * How far a plan has come on a day, by what is left of the invoices that it covers. It is broken by an
 * instalment that is not paid in full once its day has passed and banks have told of what came on it.
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

/** When money that was paid on a day, or on the next business day where banks are closed on it, is known of. */
const knownBy = (dueOn: IsoDate): IsoDate => businessDayFrom(addDays(businessDayFrom(dueOn), 1));

/** Whether tenants are to be reminded on a day of what is left of an instalment. */
export const isReminded = ({ dueOn }: Instalment, today: IsoDate): boolean =>
  today <= dueOn && today >= addDays(dueOn, -REMINDED_BEFORE_DAYS);

/** So many parts of a sum, a month apart: whole kroner, and what is left over in the last. */
export function evenInstalments(
  total: Ore,
  { count, firstOn }: { count: number; firstOn: IsoDate },
): Instalment[] {
  const each = (total / BigInt(count) / 100n) * 100n;
  return Array.from({ length: count }, (_, position) => ({
    dueOn: addMonths(firstOn, position),
    amount: position < count - 1 ? each : total - each * BigInt(count - 1),
  }));
}
