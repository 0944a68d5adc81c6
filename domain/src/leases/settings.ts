import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** An agency's settings for leases. */
export interface LeaseSettings {
  /** Months before its end in which a lease counts as ending soon. */
  endingMonths: number;
  /** Days to sign: a first signer is not bound for longer. */
  signingDays: number;
  /** Days after which a signer is reminded of their turn. */
  remindingDays: number;
}

/** The default settings. */
export const USUAL_SETTINGS: LeaseSettings = { endingMonths: 4, signingDays: 30, remindingDays: 3 };

export const leaseSettings = z.strictObject({
  partnerId: uuid,
  endingMonths: z.int().min(1).max(12),
  signingDays: z.int().min(1).max(90),
  remindingDays: z.int().min(1).max(30),
});
