import { lineOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** An agency's settings for deposits. */
export interface DepositSettings {
  /** The price of an insurance: hundredths of a percent of the deposit. */
  insuranceShare: number;
  /** Whether co-tenants have one account each, instead of one for all. */
  hasAccountEach: boolean;
  /** The insurer's name in leases. */
  insurer: string | null;
}

/** The default settings. */
export const USUAL_SETTINGS: DepositSettings = {
  insuranceShare: 1600,
  hasAccountEach: false,
  insurer: null,
};

/** The input of an agent: the share in percent, with at most two decimals. */
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
  insurer: lineOrNull(100),
});
