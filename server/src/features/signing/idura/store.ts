import { moment } from '../../../platform/db/moment.ts';
import type { ReadTx, Tx } from '../../../platform/db/tx.ts';
import { sql } from '../store.ts';

/** Records the broker's id of an order, and the signing URL of each signer. */
export async function recordBrokerOrder(
  tx: Tx,
  id: string,
  remote: { id: string; urls: readonly { signerId: string; url: string }[] },
): Promise<void> {
  await sql(tx)
    .updateTable('signingOrder')
    .set({ remoteId: remote.id })
    .where('id', '=', id)
    .execute();
  for (const { signerId, url } of remote.urls)
    await sql(tx)
      .updateTable('signer')
      .set({ remoteUrl: url })
      .where('id', '=', signerId)
      .where('orderId', '=', id)
      .execute();
}

export async function findByRemote(tx: ReadTx, remoteId: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('signingOrder')
    .select('id')
    .where('remoteId', '=', remoteId)
    .executeTakeFirst();
  return row?.id;
}

export async function recordFetched(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('signingOrder')
    .set({ fetchedAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Open orders at a broker that were not fetched since `before`. */
export async function findSilent(tx: ReadTx, before: Temporal.Instant): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('signingOrder')
    .select('id')
    .where('status', '=', 'open')
    .where('remoteId', 'is not', null)
    .where(({ or, eb }) => or([eb('fetchedAt', 'is', null), eb('fetchedAt', '<=', moment(before))]))
    .execute();
  return rows.map(({ id }) => id);
}
