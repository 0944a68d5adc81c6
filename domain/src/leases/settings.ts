import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** How an agency handles its leases. */
export interface LeaseSettings {
  /** Months before its end in which a lease is soon ending. */
  endingMonths: number;
  /** Days people have to sign: none of them is bound for longer by having signed first. */
  signingDays: number;
  /** Days after which whoever's turn it is hears of it again. */
  remindingDays: number;
}

/** What holds for whoever has said nothing else. */
export const USUAL_SETTINGS: LeaseSettings = { endingMonths: 4, signingDays: 30, remindingDays: 3 };

export const leaseSettings = z.strictObject({
  partnerId: uuid,
  endingMonths: z.int().min(1).max(12),
  signingDays: z.int().min(1).max(90),
  remindingDays: z.int().min(1).max(30),
});
