import { accountErrors } from '@husvaer/domain/accounts/errors';
import { AppError } from '@husvaer/domain/kernel/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { payoutPolicy } from '../../policy.ts';
import { getPayout } from '../../use-cases/get-payout.ts';
import { viewPayouts, type PayoutView } from '../../use-cases/view-payouts.ts';
import { findPayouts } from '../../store.ts';
import { findPayoutOfDocument, findSettledPayouts } from '../../records/settlements/store.ts';

/** Payouts, and how many there are in all. */
export interface Settlements {
  payouts: PayoutView[];
  total: number;
}

/** The viewer's own payouts that have a settlement, the latest first. Throws `accounts.login_required`. */
export async function getSettlements(
  work: ReadWork,
  { limit, skip }: { limit: number; skip: number },
): Promise<Settlements> {
  const { tx, viewer } = work;
  if (!payoutPolicy.account(viewer)) throw accountErrors.login_required();
  const { ids, total } = await findSettledPayouts(tx, { landlordId: viewer.id, limit, skip });
  const found = new Map((await findPayouts(tx, ids)).map((one) => [one.id, one]));
  return {
    payouts: await viewPayouts(
      work,
      ids.map((id) => found.get(id)!),
    ),
    total,
  };
}

/**
 * Whether the viewer may fetch a document as a payout's settlement: its landlord and all who may see the
 * payout may.
 */
export async function mayReadSettlement(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  const payoutId = await findPayoutOfDocument(tx, documentId);
  if (payoutId === undefined) return false;
  const [payout] = await findPayouts(tx, [payoutId]);
  if (viewer.kind === 'account' && payout?.landlordId === viewer.id) return true;
  try {
    await getPayout(work, payoutId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
