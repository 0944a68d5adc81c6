import { similarKids } from '@husvaer/domain/banking/similar-kids';

import { findCandidates, type PaymentCandidate } from '../../invoicing/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { expectLine } from '../lines/expect-line.ts';
import { findEarlierOf } from '../lines/store.ts';
import { findLeasesOfDebtor } from './store.ts';

/**
 * Whose rent a payment that nobody took may be: a KID that is nearly the same, the same debtor as
 * before, a tenant's name, an invoice of just that amount.
 */
export async function suggestLeases(work: ReadWork, lineId: string): Promise<PaymentCandidate[]> {
  const line = await expectLine(work, lineId, 'see');
  if (line.state !== 'waiting' || line.amount < 0n) return [];
  return findCandidates(work.tx, {
    bookId: line.bookId,
    amount: line.amount,
    kids: line.kid === null ? [] : similarKids(line.kid),
    name: line.counterparty.name,
    lineIds: await findEarlierOf(work.tx, line),
    leaseIds: await findLeasesOfDebtor(work.tx, line),
  });
}
