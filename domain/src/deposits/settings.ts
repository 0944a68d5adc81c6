import { tidyLine } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** How an agency handles deposits. */
export interface DepositSettings {
  /** What an insurance costs: hundredths of a percent of the deposit. */
  insuranceShare: number;
  /** Whether tenants who rent together have an account each, in place of one for all. */
  hasAccountEach: boolean;
  /** Who insures, as leases name it. */
  insurer: string | null;
}

/** What holds for whoever has said nothing else. */
export const USUAL_SETTINGS: DepositSettings = {
  insuranceShare: 1600,
  hasAccountEach: false,
  insurer: null,
};

/** As an agent says it: the share in percent, with at most two decimals. */
export const depositSettings = z.strictObject({
  partnerId: uuid,
  insuranceShare: z
    .number()
    .min(0.01)
    .max(100)
    .transform((percent, context) => {
      const hundredths = Math.round(percent * 100);
      if (Math.abs(hundredths - percent * 100) < 1e-6) return hundredths;
      context.addIssue({ code: 'custom', params: { reason: 'wrong_format' }, input: percent });
      return z.NEVER;
    }),
  hasAccountEach: z.boolean(),
  insurer: z
    .string()
    .max(1000)
    .transform(tidyLine)
    .pipe(z.string().max(100))
    .nullish()
    .transform((said) => said || null),
});
