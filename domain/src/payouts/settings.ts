import {
  commission,
  PAYOUT_DAY_MAX,
  USUAL_PAYOUT_DAY,
  type Commission,
} from '../leases/assignment.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** How an agency pays out. */
export interface PayoutSettings {
  /** Of the month, for assignments that say no other. */
  payoutDay: number;
  /** Days after late rent came in that it is paid out. */
  waitDays: number;
  /** Claims a guarantee pays while they are unpaid, at once. */
  guaranteeMonths: number;
  /** Different people that approve a payout, of those named. */
  approvalsNeeded: number;
  /** Business days on which a payout that the bank rejected is tried again. */
  retryDays: number;
  /** What an assignment's form begins with: once for finding the tenant, and of each month's rent. */
  brokering: Commission | null;
  management: Commission | null;
}

/** What holds for whoever has said nothing else. */
export const USUAL_PAYOUTS: PayoutSettings = {
  payoutDay: USUAL_PAYOUT_DAY,
  waitDays: 3,
  guaranteeMonths: 3,
  approvalsNeeded: 1,
  retryDays: 3,
  brokering: null,
  management: null,
};

const APPROVERS_MAX = 20;

/** Those settings and who approves, by account: at least as many as it takes. */
export const payoutSettings = z
  .strictObject({
    /** Null is the operator. */
    partnerId: uuid.nullish().transform((id) => id ?? null),
    payoutDay: z.int().min(1).max(PAYOUT_DAY_MAX),
    waitDays: z.int().min(0).max(30),
    guaranteeMonths: z.int().min(1).max(24),
    approvalsNeeded: z.int().min(1).max(2),
    retryDays: z.int().min(0).max(10),
    brokering: commission,
    management: commission,
    approverIds: z.array(uuid).min(1).max(APPROVERS_MAX),
  })
  .superRefine(({ approverIds, approvalsNeeded }, context) => {
    const different = new Set(approverIds).size;
    if (different < approvalsNeeded || different < approverIds.length)
      context.addIssue({
        code: 'custom',
        path: ['approverIds'],
        params: { reason: 'too_short', minimum: approvalsNeeded },
      });
  });
