import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import type { ReadWork } from '../../../platform/work.ts';
import { requireBook } from '../books/require-book.ts';
import { findBalances } from '../entries/store.ts';

/** The balance of each account at the end of a day, today by default, of a lease or of all. */
export async function getLedgerBalances(
  work: ReadWork,
  request: { partnerId: string | null; contractId?: string | undefined; on?: string | undefined },
): Promise<{ account: LedgerAccount; amount: bigint }[]> {
  const { id: bookId } = await requireBook(work, request.partnerId, 'audit');
  const balances = await findBalances(work.tx, {
    bookId,
    leaseId: request.contractId,
    on: request.on ?? work.clock.today().toString(),
  });
  return [...balances].map(([account, amount]) => ({ account, amount }));
}
