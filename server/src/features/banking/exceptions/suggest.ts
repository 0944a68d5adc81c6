import { similarKids } from '@husvaer/domain/banking/similar-kids';

import { findCandidates, type PaymentCandidate } from '../../payments/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findEarlierOf, type StoredLine } from '../lines/store.ts';
import { findLeasesOfDebtors } from './store.ts';

/**
 * Leases whose rent the waiting payments among these may be, by payment id: by a nearly equal KID, the same
 * debtor as before, a tenant's name, or an invoice of exactly that amount.
 */
export async function suggestLeases(
  tx: ReadTx,
  lines: readonly StoredLine[],
): Promise<Map<string, PaymentCandidate[]>> {
  const waiting = lines.filter(({ state, amount }) => state === 'waiting' && amount > 0n);
  if (waiting.length === 0) return new Map();
  const earlier = Map.groupBy(await findEarlierOf(tx, waiting), ({ lineId }) => lineId);
  const settled = Map.groupBy(await findLeasesOfDebtors(tx, waiting), ({ lineId }) => lineId);
  return findCandidates(
    tx,
    waiting.map(({ id, bookId, amount, kid, counterparty }) => ({
      id,
      bookId,
      amount,
      kids: kid === null ? [] : similarKids(kid),
      name: counterparty.name,
      lineIds: (earlier.get(id) ?? []).map(({ earlierId }) => earlierId),
      leaseIds: (settled.get(id) ?? []).map(({ leaseId }) => leaseId),
    })),
  );
}
