import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

/* The table has `counts_on` too, which only code of before migration 101 reads. The version after the first one with
   that migration drops it. */
interface ChangeTables {
  client_account: { account: string };
  client_account_change: {
    id: string;
    book_id: string;
    account: string;
    bic: string;
    requested_by_id: string | null;
    requested_at: Moment;
    agreed_by_id: string | null;
    agreed_at: MaybeMoment;
    counts_from: MaybeMoment;
    ended_at: MaybeMoment;
    outcome: 'applied' | 'stopped' | 'replaced' | null;
  };
}

const sql = owns<ChangeTables>();

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
  'book_id as bookId',
  'account',
  'bic',
  'requested_by_id as requestedById',
  'requested_at as requestedAt',
  'agreed_by_id as agreedById',
  'counts_from as countsFrom',
] as const;

const openChanges = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('client_account_change')
    .select(CHANGE)
    .where('ended_at', 'is', null)
    .orderBy('requested_at')
    .orderBy('id');

/** Whether an account is or was a client account of books here, or a requested change would make it one. */
export async function isAccountOfBooks(tx: ReadTx, account: string): Promise<boolean> {
  const requested = sql(tx)
    .selectFrom('client_account_change')
    .select('account')
    .where('account', '=', account)
    .where('ended_at', 'is', null);
  const held = sql(tx)
    .selectFrom('client_account')
    .select('account')
    .where('account', '=', account);
  return (await requested.union(held).executeTakeFirst()) !== undefined;
}

export async function addChange(
  tx: Tx,
  change: Omit<ClientAccountChange, 'agreedById' | 'countsFrom'>,
): Promise<void> {
  await sql(tx)
    .insertInto('client_account_change')
    .values({
      id: change.id,
      book_id: change.bookId,
      account: change.account,
      bic: change.bic,
      requested_by_id: change.requestedById,
      requested_at: change.requestedAt.toString(),
    })
    .execute();
}

/** The open change of a book. */
export const findChange = (tx: ReadTx, bookId: string): Promise<ClientAccountChange | undefined> =>
  openChanges(tx).where('book_id', '=', bookId).executeTakeFirst();

/** The open change of a book, locked until the end of the transaction. */
export const lockChange = (tx: Tx, bookId: string): Promise<ClientAccountChange | undefined> =>
  openChanges(tx).where('book_id', '=', bookId).forUpdate().executeTakeFirst();

/** The open changes of all books, the earliest first. */
export const findChanges = (tx: ReadTx): Promise<ClientAccountChange[]> =>
  openChanges(tx).execute();

/** The agreed changes that count by now. */
export const findDueChanges = (tx: ReadTx, now: Temporal.Instant): Promise<ClientAccountChange[]> =>
  openChanges(tx).where('counts_from', '<=', moment(now)).execute();

export async function recordAgreement(
  tx: Tx,
  id: string,
  { byId, at, countsFrom }: { byId: string; at: Temporal.Instant; countsFrom: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('client_account_change')
    .set({
      agreed_by_id: byId,
      agreed_at: at.toString(),
      counts_from: countsFrom.toString(),
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
    outcome: NonNullable<ChangeTables['client_account_change']['outcome']>;
    at: Temporal.Instant;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('client_account_change')
    .set({ outcome, ended_at: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Removes a deleted account from changes. */
export async function forgetInChanges(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['requested_by_id', 'agreed_by_id'] as const)
    await sql(tx)
      .updateTable('client_account_change')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
