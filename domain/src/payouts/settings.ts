import {
  commission,
  guaranteeMonths,
  PAYOUT_DAY_MAX,
  USUAL_GUARANTEE_MONTHS,
  USUAL_PAYOUT_DAY,
  type Commission,
} from '../properties/assignment.ts';
import { kroner } from '../kernel/kroner.ts';
import type { Ore } from '../kernel/money.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** An agency's payout settings. */
export interface PayoutSettings {
  /** The day of the month, for assignments without their own. */
  payoutDay: number;
  /** Days from the receipt of late rent to its payout. */
  waitDays: number;
  /** The months of unpaid rent that a guarantee of a new assignment pays; a signed one keeps its own. */
  guaranteeMonths: number;
  /** Approvals by different people that a payout needs. */
  approvalsNeeded: number;
  /**
   * Above these amounts in a day, in all and to one account, two people outside the chain approve; øre. Null is
   * no limit.
   */
  dayLimit: Ore | null;
  recipientLimit: Ore | null;
  /** Business days on which a rejected payout is retried. */
  retryDays: number;
  /** Defaults of an assignment's form: once for finding the tenant, and for each month's rent. */
  brokering: Commission | null;
  management: Commission | null;
}

/** The default settings. */
export const USUAL_PAYOUTS: PayoutSettings = {
  payoutDay: USUAL_PAYOUT_DAY,
  waitDays: 3,
  guaranteeMonths: USUAL_GUARANTEE_MONTHS,
  approvalsNeeded: 1,
  dayLimit: null,
  recipientLimit: null,
  retryDays: 3,
  brokering: null,
  management: null,
};

const APPROVERS_MAX = 20;

const limit = kroner(z.number().positive().max(1_000_000_000));

/**
 * Changes of an agency's payout settings, of its approvers, or of both. Undefined fields do not change.
 * Approvers are given by both their number and their accounts, at least as many as needed.
 */
export const payoutSettings = z
  .strictObject({
    /** Null is the operator. */
    partnerId: uuid.nullish().transform((id) => id ?? null),
    payoutDay: z.int().min(1).max(PAYOUT_DAY_MAX).optional(),
    waitDays: z.int().min(0).max(30).optional(),
    guaranteeMonths: guaranteeMonths.optional(),
    retryDays: z.int().min(0).max(10).optional(),
    /** Null means none. */
    brokering: commission.optional(),
    management: commission.optional(),
    /** Null means none. */
    dayLimit: limit.nullable().optional(),
    recipientLimit: limit.nullable().optional(),
    approvalsNeeded: z.int().min(1).max(2).optional(),
    approverIds: z.array(uuid).min(1).max(APPROVERS_MAX).optional(),
  })
  .superRefine(({ approverIds, approvalsNeeded }, context) => {
    if (approverIds === undefined && approvalsNeeded === undefined) return;
    for (const [name, input] of Object.entries({ approverIds, approvalsNeeded }))
      if (input === undefined)
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
