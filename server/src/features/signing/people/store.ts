import { sql as raw } from 'kysely';

import type { ReadTx, Tx } from '../../../platform/db/tx.ts';
import { readOrders, sql, type Order, type Signer } from '../store.ts';

/** Assigns signers known only by this e-mail to the account. Returns their orders. */
export async function bindSigners(tx: Tx, email: string, accountId: string): Promise<string[]> {
  const rows = await sql(tx)
    .updateTable('signer')
    .set({ account_id: accountId })
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .where('signed_at', 'is', null)
    .where('declined_at', 'is', null)
    .returning('order_id')
    .execute();
  return [...new Set(rows.map(({ order_id: id }) => id))];
}

/** Orders in which an account is a signer: of the present, a later or an earlier turn. */
export async function findOrdersOfAccount(tx: ReadTx, accountId: string): Promise<Order[]> {
  const rows = await sql(tx)
    .selectFrom('signer')
    .select('order_id')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return readOrders(
    tx,
    rows.map(({ order_id: id }) => id),
  );
}

/** Removes an account and what was compared with it from its signers. The name stays: it is in the document. */
export async function forgetSignerAccount(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ account_id: null, email: '', birth_date: null, org_number: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether a document, unsigned or sealed, is one that this account is or was asked to sign. */
export async function isSignersDocument(
  tx: ReadTx,
  documentId: string,
  accountId: string,
): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('signing_order')
    .innerJoin('signer', 'signer.order_id', 'signing_order.id')
    .select('signer.id')
    .where('signer.account_id', '=', accountId)
    .where(({ or, eb }) =>
      or([eb('document_id', '=', documentId), eb('sealed_document_id', '=', documentId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A signer's new address, under a new id. */
export type NewAddress = Pick<Signer, 'id' | 'accountId' | 'email' | 'errandPath'>;

const NO_OTHER_NAME = {
  other_name: null,
  other_name_confirmed_by: null,
  other_name_confirmed_at: null,
};

/** Gives a signer who has not signed another id and address, without the seen times and the other's name. */
export async function changeSigner(
  tx: Tx,
  signerId: string,
  { id, accountId, email, errandPath }: NewAddress,
): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({
      id,
      account_id: accountId,
      email,
      errand_path: errandPath,
      seen_at: null,
      opened_at: null,
      ...NO_OTHER_NAME,
    })
    .where('id', '=', signerId)
    .execute();
}

/**
 * Records when a signer first saw the signing page, or first opened the document. Returns whether it was the
 * first time.
 */
export async function markSeen(
  tx: Tx,
  signerId: string,
  { at, isOpen }: { at: Temporal.Instant; isOpen: boolean },
): Promise<boolean> {
  const first = (column: 'seen_at' | 'opened_at') =>
    raw<string>`coalesce(${raw.ref(column)}, ${at.toString()}::timestamptz)`;
  const { numUpdatedRows } = await sql(tx)
    .updateTable('signer')
    .set({ seen_at: first('seen_at'), ...(isOpen && { opened_at: first('opened_at') }) })
    .where('id', '=', signerId)
    .where(isOpen ? 'opened_at' : 'seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
