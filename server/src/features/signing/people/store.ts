import type { ReadTx, Tx } from '../../../platform/db/tx.ts';
import { readOrders, sql, type Order } from '../store.ts';

/** Signers known by this e-mail alone are this account from now on. Says whose orders they are of. */
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

/** Orders that somebody is asked to sign, is to be, or was. */
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

/** Takes an account out of what it was asked to sign. The name stays: it is in the document. */
export async function forgetSignerAccount(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ account_id: null, email: '' })
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether a document is one that this account is or was asked to sign, in whichever of its forms. */
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
