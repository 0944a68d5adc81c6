import { sql as raw } from 'kysely';

import type { ReadTx, Tx } from '../../../platform/db/tx.ts';
import { readOrders, sql, type Order, type Signer } from '../store.ts';

/** Assigns signers known only by this e-mail to the account. Returns their orders. */
export async function bindSigners(tx: Tx, email: string, accountId: string): Promise<string[]> {
  const rows = await sql(tx)
    .updateTable('signer')
    .set({ accountId })
    .where('email', '=', email)
    .where('accountId', 'is', null)
    .where('signedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .returning('orderId')
    .execute();
  return [...new Set(rows.map(({ orderId: id }) => id))];
}

/** Orders in which an account is a signer: of the present, a later or an earlier turn. */
export async function findOrdersOfAccount(tx: ReadTx, accountId: string): Promise<Order[]> {
  const rows = await sql(tx)
    .selectFrom('signer')
    .select('orderId')
    .distinct()
    .where('accountId', '=', accountId)
    .execute();
  return readOrders(
    tx,
    rows.map(({ orderId: id }) => id),
  );
}

/** Removes an account and what was compared with it from its signers. The name stays: it is in the document. */
export async function forgetSignerAccount(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ accountId: null, email: '', birthDate: null, orgNumber: null })
    .where('accountId', '=', accountId)
    .execute();
}

/** Whether a document, unsigned or sealed, is one that this account is or was asked to sign. */
export async function isSignersDocument(
  tx: ReadTx,
  documentId: string,
  accountId: string,
): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('signingOrder')
    .innerJoin('signer', 'signer.orderId', 'signingOrder.id')
    .select('signer.id')
    .where('signer.accountId', '=', accountId)
    .where(({ or, eb }) =>
      or([eb('documentId', '=', documentId), eb('sealedDocumentId', '=', documentId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A signer's new address, under a new id. */
export type NewAddress = Pick<Signer, 'id' | 'accountId' | 'email' | 'errandPath'>;

const NO_OTHER_NAME = {
  otherName: null,
  otherNameConfirmedBy: null,
  otherNameConfirmedAt: null,
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
      accountId,
      email,
      errandPath,
      seenAt: null,
      openedAt: null,
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
  const first = (column: 'seenAt' | 'openedAt') =>
    raw<string>`coalesce(${raw.ref(column)}, ${at.toString()}::timestamptz)`;
  const { numUpdatedRows } = await sql(tx)
    .updateTable('signer')
    .set({ seenAt: first('seenAt'), ...(isOpen && { openedAt: first('openedAt') }) })
    .where('id', '=', signerId)
    .where(isOpen ? 'openedAt' : 'seenAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
