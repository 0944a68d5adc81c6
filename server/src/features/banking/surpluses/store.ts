import type { Named } from '@husvaer/domain/payouts/refund';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'bankLine' | 'bankSettlement'>>();

/** The payers by id of a line, or of the settlement by which a line was booked on a lease. */
export async function findPayers(tx: ReadTx, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('bankLine')
    .select(['bankLine.id', 'counterpartyAccount', 'counterpartyName'])
    .where('bankLine.id', 'in', ids)
    .unionAll(
      sql(tx)
        .selectFrom('bankSettlement')
        .innerJoin('bankLine', 'bankLine.id', 'lineId')
        .select(['bankSettlement.id', 'counterpartyAccount', 'counterpartyName'])
        .where('bankSettlement.id', 'in', ids),
    )
    .execute();
  return new Map(
    rows.map((row) => [row.id, { account: row.counterpartyAccount, name: row.counterpartyName }]),
  );
}
