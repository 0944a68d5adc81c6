import { sql as raw, type SqlBool } from 'kysely';

import type { ListView } from '@husvaer/domain/leases/list-view';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseListView'>>();
const VIEW = ['id', 'name', 'query'] as const;

/** The owner of the views, and their list: an agency's leases, or their own. */
export interface ViewsOf {
  accountId: string;
  partnerId: string | null;
}

/** The views of one list, oldest first. */
export const findViews = (tx: ReadTx, { accountId, partnerId }: ViewsOf): Promise<ListView[]> =>
  sql(tx)
    .selectFrom('leaseListView')
    .select(VIEW)
    .where('accountId', '=', accountId)
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** All views of an account. */
export const findAllViews = (tx: ReadTx, accountId: string): Promise<ListView[]> =>
  sql(tx)
    .selectFrom('leaseListView')
    .select(VIEW)
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

/** Serialises simultaneous saves in one list: the later one replaces the earlier of the same name. */
export async function lockViews(tx: Tx, { accountId, partnerId }: ViewsOf): Promise<void> {
  const list = `lease list views ${accountId} ${partnerId ?? ''}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${list}, 0))`.execute(sql(tx));
}

/** Saves a view; it replaces another with the same name. */
export async function insertView(
  tx: Tx,
  { accountId, partnerId }: ViewsOf,
  { id, name, query, createdAt }: ListView & { createdAt: Temporal.Instant },
): Promise<void> {
  await removeNamed(tx, { accountId, partnerId }, name, id);
  await sql(tx)
    .insertInto('leaseListView')
    .values({
      id,
      name,
      query,
      accountId,
      partnerId,
      createdAt: createdAt.toString(),
    })
    .execute();
}

/** Changes a view. Returns false when it is not the account's. */
export async function updateView(
  tx: Tx,
  of: ViewsOf,
  { id, name, query }: ListView,
): Promise<boolean> {
  await removeNamed(tx, of, name, id);
  const { numUpdatedRows } = await sql(tx)
    .updateTable('leaseListView')
    .set({ name, query })
    .where('id', '=', id)
    .where('accountId', '=', of.accountId)
    .where('partnerId', of.partnerId === null ? 'is' : '=', of.partnerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a view. Returns false when it is not the account's. */
export async function removeView(tx: Tx, id: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await sql(tx)
    .deleteFrom('leaseListView')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeViews(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('leaseListView').where('accountId', '=', accountId).execute();
}

async function removeNamed(
  tx: Tx,
  { accountId, partnerId }: ViewsOf,
  name: string,
  except: string,
): Promise<void> {
  await sql(tx)
    .deleteFrom('leaseListView')
    .where('accountId', '=', accountId)
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .where(raw<SqlBool>`lower(name) = lower(${name})`)
    .where('id', '!=', except)
    .execute();
}
