import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import type { TestApp } from '../test-app.ts';

/** Accounts that money of a tenant has reached, or that it leaves by. */
const OF_MONEY: readonly LedgerAccount[] = ['client_account', 'suspense', 'payouts_under_way'];

/** The number of entries by which tenants owe less, though no money of theirs came. */
export async function countGivenUp({ database }: TestApp): Promise<number> {
  const [row] = await database.session((session) =>
    session.query<{ count: number }>(
      `select count(*)::integer as count from ledger_entry as entry
       where (select sum(amount) from ledger_line where entry_id = entry.id and account = 'tenant_receivable') < 0
         and not exists (select from ledger_line where entry_id = entry.id and account = any($1))`,
      [OF_MONEY],
    ),
  );
  return row!.count;
}
