import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseAccount'>>();

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
    .insertInto('leaseAccount')
    .values({ leaseId, account, former, namedAt: namedAt.toString() })
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
    .selectFrom('leaseAccount')
    .distinctOn('leaseId')
    .select(['leaseId', 'account', 'former', 'namedAt'])
    .where('leaseId', 'in', leaseIds)
    .orderBy('leaseId')
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
    .selectFrom('leaseAccount')
    .select('account')
    .where('leaseId', '=', id)
    .where('former', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.account ?? null;
}
