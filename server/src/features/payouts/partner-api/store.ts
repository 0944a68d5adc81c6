import type { PayoutStatus } from '@husvaer/domain/payouts/enums';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { hasStatus } from '../list/store.ts';
import { asPayout, type Payout } from '../store.ts';

const sql = owns<Pick<Tables, 'payout'>>();

const FIRST = '00000000-0000-0000-0000-000000000000';

/** A page of a book's payouts that are made or expected, in the order in which they were first expected. */
export async function findPayoutsAfter(
  tx: ReadTx,
  { bookId, leaseId, status }: { bookId: string; leaseId?: string; status?: PayoutStatus },
  { after, limit }: { after: string | null; limit: number },
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('id', '>', after ?? FIRST)
    .where(({ or, eb }) => or([eb('madeOn', 'is not', null), eb('dueOn', 'is not', null)]))
    .$if(leaseId !== undefined, (all) => all.where('leaseId', '=', leaseId!))
    .$if(status !== undefined, (all) => all.where(hasStatus(status!)))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(asPayout);
}
