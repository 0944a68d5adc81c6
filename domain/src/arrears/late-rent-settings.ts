import { kroner } from '../kernel/kroner.ts';
import type { Ore } from '../kernel/money.ts';
import { z } from '../kernel/zod.ts';
import { PETITION_DAYS } from '../leases/status.ts';
import type { DebtFees } from '../legal/late-payment.ts';
import type { LateRentStep } from '../invoices/enums.ts';

/** Whether a step is taken, and when. */
export interface StepSetting {
  isOn: boolean;
  /**
   * Days before the due date for `pre_reminder`, after the notice was sent for `petition`, else after the due
   * date.
   */
  days: number;
}

/** A partner's settings for late rent. */
export interface LateRentSettings {
  steps: Record<LateRentStep, StepSetting>;
  /** Whether reminders charge the fee that the law allows. */
  chargesFee: boolean;
  /** Whether letters from the first reminder on charge interest on late payment. */
  chargesInterest: boolean;
  /** Whether NAV gets a copy of the notice, so that it can help (husleieloven § 9-11). */
  tellsNav: boolean;
  /** Nothing is sent about less than this, øre: the sum overdue, or one invoice before its due date. */
  minimum: Ore;
}

/** The default settings. */
export const USUAL_LATE_RENT: LateRentSettings = {
  steps: {
    pre_reminder: { isOn: true, days: 3 },
    soft_reminder: { isOn: true, days: 3 },
    reminder: { isOn: true, days: 15 },
    second_reminder: { isOn: false, days: 30 },
    notice: { isOn: true, days: 15 },
    petition: { isOn: true, days: PETITION_DAYS + 1 },
  },
  chargesFee: true,
  chargesInterest: true,
  tellsNav: false,
  minimum: 100_00n,
};

/** The allowed days of each step. */
const DAYS: Record<LateRentStep, { min: number; max: number }> = {
  pre_reminder: { min: 1, max: 14 },
  soft_reminder: { min: 1, max: 60 },
  reminder: { min: 1, max: 90 },
  second_reminder: { min: 1, max: 180 },
  // The payment deadline must have passed (tvangsfullbyrdelsesloven § 4-18).
  notice: { min: 1, max: 180 },
  petition: { min: PETITION_DAYS + 1, max: 365 },
};

const step = (name: LateRentStep) =>
  z.strictObject({
    isOn: z.boolean(),
    days: z.int().min(DAYS[name].min).max(DAYS[name].max),
  });

/**
 * A partner's settings as an agent enters them; kroner in the input, øre in the output. By the present law a
 * reminder with a fee waits fourteen days, and the second one for the deadline of the first.
 */
export const lateRentSettings = (law: DebtFees) =>
  z
    .strictObject({
      steps: z.strictObject({
        pre_reminder: step('pre_reminder'),
        soft_reminder: step('soft_reminder'),
        reminder: step('reminder'),
        second_reminder: step('second_reminder'),
        notice: step('notice'),
        petition: step('petition'),
      }),
      chargesFee: z.boolean(),
      chargesInterest: z.boolean(),
      tellsNav: z.boolean(),
      minimum: kroner(z.number().min(0)),
    })
    .superRefine(({ steps, chargesFee }, context) => {
      const earliest = {
        reminder: chargesFee ? law.earliestDays : 1,
        second_reminder: steps.reminder.days + law.earliestDays + 1,
      };
      for (const name of ['reminder', 'second_reminder'] as const) {
        const minimum = earliest[name];
        if (steps[name].isOn && steps[name].days < minimum)
          context.addIssue({
            code: 'custom',
            path: ['steps', name, 'days'],
            params: { reason: 'too_small', minimum },
          });
      }
      // A second reminder needs a first one.
      if (steps.second_reminder.isOn && !steps.reminder.isOn)
        context.addIssue({
          code: 'custom',
          path: ['steps', 'second_reminder', 'isOn'],
          params: { reason: 'not_allowed' },
        });
    });
