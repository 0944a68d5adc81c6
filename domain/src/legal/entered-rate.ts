import { addMonths, type IsoDate } from '../kernel/dates.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { RATE_KINDS, type RateKind } from './rates.ts';

/** Far above any value so far: refuses a value without its decimal separator. Per cent, or kroner. */
export const RATE_MOST: Record<RateKind, number> = {
  late_interest: 50,
  reminder_fee: 500,
  court_fee: 5000,
};

const hundredths = z
  .number()
  .positive()
  .max(Math.max(...Object.values(RATE_MOST)))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    params: { reason: 'wrong_format' },
    abort: true,
  })
  .transform((value) => BigInt(Math.round(value * 100)));

/**
 * A rate as an operator enters it: per cent or kroner in the input, hundredths in the output. It begins on 1
 * January or 1 July, at most a year ahead.
 */
export const enteredRate = (today: IsoDate) =>
  z
    .strictObject({
      kind: z.enum(RATE_KINDS),
      since: z.iso
        .date({ abort: true })
        .refine((day) => /-(01|07)-01$/.test(day), { params: { reason: 'not_allowed' } })
        .refine((day) => day >= '2020-01-01', { params: { reason: 'too_small' } })
        .refine((day) => day <= addMonths(today, 12), { params: { reason: 'too_far' } }),
      value: hundredths,
      source: nonEmptyLine(200),
      /** The known value that it replaces, if any. */
      replaces: hundredths.nullish().transform((value) => value ?? null),
    })
    .superRefine(({ kind, value }, context) => {
      if (value > BigInt(RATE_MOST[kind] * 100))
        context.addIssue({
          code: 'custom',
          path: ['value'],
          params: { reason: 'too_big', maximum: RATE_MOST[kind] },
        });
    });
