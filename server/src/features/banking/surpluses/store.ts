import type { Named } from '@husvaer/domain/payouts/refund';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface PayerTables {
  bank_line: {
    id: string;
    counterparty_account: string | null;
    counterparty_name: string | null;
  };
  bank_settlement: { id: string; line_id: string };
}

const sql = owns<PayerTables>();

/** The payers by id of a line, or of the settlement by which a line was booked on a lease. */
export async function findPayers(tx: ReadTx, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('bank_line')
    .select(['bank_line.id as id', 'counterparty_account', 'counterparty_name'])
    .where('bank_line.id', 'in', ids)
    .unionAll(
      sql(tx)
        .selectFrom('bank_settlement')
        .innerJoin('bank_line', 'bank_line.id', 'line_id')
        .select(['bank_settlement.id as id', 'counterparty_account', 'counterparty_name'])
        .where('bank_settlement.id', 'in', ids),
    )
    .execute();
  return new Map(
    rows.map((row) => [row.id, { account: row.counterparty_account, name: row.counterparty_name }]),
  );
}
