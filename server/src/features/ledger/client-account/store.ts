import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'clientAccount' | 'clientAccountChange'>>();

/** A requested change of a book's client account. */
export interface ClientAccountChange {
  id: string;
  bookId: string;
  /** 11 digits. */
  account: string;
  bic: string;
  /** Null when the account is deleted. */
  requestedById: string | null;
  requestedAt: Temporal.Instant;
  /** The other person; null until one has agreed. */
  agreedById: string | null;
  /** The beginning of a banking day; null until somebody has agreed. */
  countsFrom: Temporal.Instant | null;
}

const CHANGE = [
  'id',
  'bookId',
  'account',
  'bic',
  'requestedById',
  'requestedAt',
  'agreedById',
  'countsFrom',
] as const;

const openChanges = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('clientAccountChange')
    .select(CHANGE)
    .where('endedAt', 'is', null)
    .orderBy('requestedAt')
    .orderBy('id');

/** Whether an account is or was a client account of books here, or a requested change would make it one. */
export async function isAccountOfBooks(tx: ReadTx, account: string): Promise<boolean> {
  const requested = sql(tx)
    .selectFrom('clientAccountChange')
    .select('account')
    .where('account', '=', account)
    .where('endedAt', 'is', null);
  const held = sql(tx).selectFrom('clientAccount').select('account').where('account', '=', account);
  return (await requested.union(held).executeTakeFirst()) !== undefined;
}

export async function addChange(
  tx: Tx,
  change: Omit<ClientAccountChange, 'agreedById' | 'countsFrom'>,
): Promise<void> {
  await sql(tx)
    .insertInto('clientAccountChange')
    .values({
      id: change.id,
      bookId: change.bookId,
      account: change.account,
      bic: change.bic,
      requestedById: change.requestedById,
      requestedAt: change.requestedAt.toString(),
    })
    .execute();
}

/** The open change of a book. */
export const findChange = (tx: ReadTx, bookId: string): Promise<ClientAccountChange | undefined> =>
  openChanges(tx).where('bookId', '=', bookId).executeTakeFirst();

/** The open change of a book, locked until the end of the transaction. */
export const lockChange = (tx: Tx, bookId: string): Promise<ClientAccountChange | undefined> =>
  openChanges(tx).where('bookId', '=', bookId).forUpdate().executeTakeFirst();

/** The open changes of all books, the earliest first. */
export const findChanges = (tx: ReadTx): Promise<ClientAccountChange[]> =>
  openChanges(tx).execute();

/** The agreed changes that count by now. */
export const findDueChanges = (tx: ReadTx, now: Temporal.Instant): Promise<ClientAccountChange[]> =>
  openChanges(tx).where('countsFrom', '<=', moment(now)).execute();

export async function recordAgreement(
  tx: Tx,
  id: string,
  { byId, at, countsFrom }: { byId: string; at: Temporal.Instant; countsFrom: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('clientAccountChange')
    .set({
      agreedById: byId,
      agreedAt: at.toString(),
      countsFrom: countsFrom.toString(),
    })
    .where('id', '=', id)
    .execute();
}

export async function endChange(
  tx: Tx,
  id: string,
  {
    outcome,
    at,
  }: {
    outcome: NonNullable<Tables['clientAccountChange']['outcome']>;
    at: Temporal.Instant;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('clientAccountChange')
    .set({ outcome, endedAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Removes a deleted account from changes. */
export async function forgetInChanges(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['requestedById', 'agreedById'] as const)
    await sql(tx)
      .updateTable('clientAccountChange')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
