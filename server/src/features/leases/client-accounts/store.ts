import type { Generated } from 'kysely';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface AccountTables {
  lease_account: {
    id: Generated<bigint>;
    lease_id: string;
    account: string;
    former: string | null;
    named_at: Moment;
  };
}

const sql = owns<AccountTables>();

/** A client account that the tenants of a lease were named to pay to, 11 digits. */
export interface LeaseAccount {
  leaseId: string;
  account: string;
  /** The account that a notice replaced; null when the contract names the account. */
  former: string | null;
  namedAt: Temporal.Instant;
}

export async function addLeaseAccount(
  tx: Tx,
  { leaseId, account, former, namedAt }: LeaseAccount,
): Promise<void> {
  await sql(tx)
    .insertInto('lease_account')
    .values({ lease_id: leaseId, account, former, named_at: namedAt.toString() })
    .execute();
}

/**
 * The client account that the tenants of each lease were named last. A lease whose contract names none has
 * none until the first notice.
 */
export async function findLeaseAccounts(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeaseAccount>> {
  if (leaseIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('lease_account')
    .distinctOn('lease_id')
    .select(['lease_id as leaseId', 'account', 'former', 'named_at as namedAt'])
    .where('lease_id', 'in', leaseIds)
    .orderBy('lease_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.leaseId, row]));
}

/** The account for rent in a lease's contract, 11 digits; null when it names none. */
export async function findContractAccount(
  tx: ReadTx,
  { id, rentAccount }: { id: string; rentAccount: string | null },
): Promise<string | null> {
  if (rentAccount !== null) return rentAccount;
  const row = await sql(tx)
    .selectFrom('lease_account')
    .select('account')
    .where('lease_id', '=', id)
    .where('former', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.account ?? null;
}
