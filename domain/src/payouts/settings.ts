import {
  commission,
  PAYOUT_DAY_MAX,
  USUAL_PAYOUT_DAY,
  type Commission,
} from '../properties/assignment.ts';
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

/**
 * What is said of how an agency pays out: how, who approves it, or both. What is left out stays as it is.
 * Who approves is said by both their number and their accounts: at least as many as it takes.
 */
export const payoutSettings = z
  .strictObject({
    /** Null is the operator. */
    partnerId: uuid.nullish().transform((id) => id ?? null),
    payoutDay: z.int().min(1).max(PAYOUT_DAY_MAX).optional(),
    waitDays: z.int().min(0).max(30).optional(),
    guaranteeMonths: z.int().min(1).max(24).optional(),
    retryDays: z.int().min(0).max(10).optional(),
    /** Null takes none. */
    brokering: commission.optional(),
    management: commission.optional(),
    approvalsNeeded: z.int().min(1).max(2).optional(),
    approverIds: z.array(uuid).min(1).max(APPROVERS_MAX).optional(),
  })
  .superRefine(({ approverIds, approvalsNeeded }, context) => {
    if (approverIds === undefined && approvalsNeeded === undefined) return;
    for (const [name, said] of Object.entries({ approverIds, approvalsNeeded }))
      if (said === undefined)
        context.addIssue({ code: 'custom', path: [name], params: { reason: 'required' } });
    if (approverIds === undefined || approvalsNeeded === undefined) return;
    const different = new Set(approverIds).size;
    if (different < approvalsNeeded || different < approverIds.length)
      context.addIssue({
        code: 'custom',
        path: ['approverIds'],
        params: { reason: 'too_short', minimum: approvalsNeeded },
      });
  });
