import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { moment } from '../../../platform/db/moment.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { BroughtBy } from '../../payments/public.ts';

const sql = owns<Pick<Tables, 'bankOriginal'>>();

/** A bank's file, as it came in one time. Its bytes are in the storage. */
export interface Original extends BroughtBy {
  id: string;
  /** SHA-256 of its bytes, hex. */
  sha256: string;
  bytes: bigint;
  name: string;
  /** The name of the ZIP that it came in. */
  archive: string | null;
  /** The book that it was sent to; null when the bank put it into a folder. */
  bookId: string | null;
  /** The person who uploaded it. */
  byId: string | null;
  receivedAt: Temporal.Instant;
}

const COLUMNS = [
  'id',
  'sha256',
  'bytes',
  'name',
  'archive',
  'bookId',
  'byId',
  'isBrought',
  'broughtById',
  'receivedAt',
] as const;

const originals = (tx: ReadTx) => sql(tx).selectFrom('bankOriginal').select(COLUMNS);

export async function addOriginal(tx: Tx, original: Original): Promise<void> {
  await sql(tx)
    .insertInto('bankOriginal')
    .values({
      id: original.id,
      sha256: original.sha256,
      bytes: original.bytes,
      name: original.name,
      archive: original.archive,
      bookId: original.bookId,
      byId: original.byId,
      isBrought: original.isBrought,
      broughtById: original.broughtById,
      receivedAt: original.receivedAt.toString(),
    })
    .execute();
}

/** A file with the same bytes that came in the same way before and was never read to its end. */
export async function findUnread(
  tx: ReadTx,
  { sha256, name, archive, bookId, broughtById }: Original,
): Promise<Original | undefined> {
  return originals(tx)
    .where('sha256', '=', sha256)
    .where('readAt', 'is', null)
    .where('name', '=', name)
    .where('archive', 'is not distinct from', archive)
    .where('bookId', 'is not distinct from', bookId)
    .where('broughtById', 'is not distinct from', broughtById)
    .executeTakeFirst();
}

/** Locks a file that is not read. Returns whether it still is not: it may have been read, or withdrawn, meanwhile. */
export async function lockUnread(tx: Tx, id: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('bankOriginal')
    .select('id')
    .where('id', '=', id)
    .where('readAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function markRead(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('bankOriginal')
    .set({ readAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

/**
 * Records that a file is about a day to come, and is read on that day. It counts as tried when the day begins, so that
 * a server of an earlier version, which knows no waiting files, leaves it until then too.
 */
export async function markWaiting(tx: Tx, id: string, until: IsoDate): Promise<void> {
  await sql(tx)
    .updateTable('bankOriginal')
    .set({ waitsUntil: until, tries: 0, triedAt: startOfDay(until).toString() })
    .where('id', '=', id)
    .execute();
}

/** The first of the same bytes that were sent to a book and wait for their day. */
export const findWaitingOriginal = (
  tx: ReadTx,
  { sha256, bookId }: { sha256: string; bookId: string },
): Promise<Original | undefined> =>
  originals(tx)
    .where('sha256', '=', sha256)
    .where('bookId', '=', bookId)
    .where('readAt', 'is', null)
    .where('waitsUntil', 'is not', null)
    .orderBy('receivedAt')
    .limit(1)
    .executeTakeFirst();

/** Records that a file that was sent to a book is not to be read. Returns false if it no longer waits. */
export async function stopWaiting(
  tx: Tx,
  { sha256, bookId }: { sha256: string; bookId: string },
  at: Temporal.Instant,
): Promise<boolean> {
  const rows = await sql(tx)
    .updateTable('bankOriginal')
    .set({ readAt: at.toString() })
    .where('sha256', '=', sha256)
    .where('bookId', '=', bookId)
    .where('readAt', 'is', null)
    .where('waitsUntil', 'is not', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/**
 * Claims the next original that has not been read, nor tried since `before`, nor tried too often. One that waits counts
 * as tried on its day. The claimed one counts as tried from now on.
 */
export async function claimUnreadOriginal(
  tx: Tx,
  { before, at }: { before: Temporal.Instant; at: Temporal.Instant },
): Promise<Original | undefined> {
  return sql(tx)
    .updateTable('bankOriginal')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), triedAt: at.toString() }))
    .where('id', '=', (from) =>
      from
        .selectFrom('bankOriginal')
        .select('id')
        .where('readAt', 'is', null)
        .where('tries', '<', TRIES_MAX)
        .where(({ fn }) => fn.coalesce('triedAt', 'receivedAt'), '<', moment(before))
        .orderBy('receivedAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** A file that was tried so often that it waits for an operator. */
export const TRIES_MAX = 3;

/**
 * Counts a try to read a file, before it begins: a file that ends the process is not tried for ever. Returns the
 * number of tries.
 */
export async function countTry(tx: Tx, id: string, at: Temporal.Instant): Promise<number> {
  const { tries } = await sql(tx)
    .updateTable('bankOriginal')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), triedAt: at.toString() }))
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** Notes why a file was not read. */
export async function noteFailure(
  tx: Tx,
  { id, problem }: { id: string; problem: string },
): Promise<void> {
  await sql(tx).updateTable('bankOriginal').set({ problem }).where('id', '=', id).execute();
}

/** The number of unmatched payments of all books, and of files that wait for an operator, in one statement. */
export async function countForOperators(tx: ReadTx): Promise<{ payments: number; files: number }> {
  const { payments, files } = await sql(tx)
    .selectNoFrom([
      raw<bigint>`(select count(*) from bank_line where state = 'waiting')`.as('payments'),
      raw<bigint>`(select count(*) from bank_original where read_at is null and tries >= ${TRIES_MAX})`.as(
        'files',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { payments: Number(payments), files: Number(files) };
}

/** The latest files that wait for an operator. */
export async function findGivenUpFiles(tx: ReadTx, limit: number) {
  return sql(tx)
    .selectFrom('bankOriginal')
    .select(['id', 'name', 'receivedAt as at', 'tries as attempts', 'problem'])
    .where('readAt', 'is', null)
    .where('tries', '>=', TRIES_MAX)
    .orderBy('receivedAt', 'desc')
    .limit(limit)
    .execute();
}

/** Lets files be read again at once. Returns those that had been given up. */
export async function retryFiles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await sql(tx)
    .updateTable('bankOriginal')
    .set({ tries: 0, triedAt: null })
    .where('id', 'in', ids)
    .where('readAt', 'is', null)
    .where('tries', '>=', TRIES_MAX)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The number of originals received before a moment and not yet read, though they need not wait. */
export async function countUnread(
  tx: ReadTx,
  { before, today }: { before: Temporal.Instant; today: IsoDate },
): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('bankOriginal')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('readAt', 'is', null)
    .where(raw<boolean>`(waits_until is null or waits_until <= ${today}::date)`)
    .where('receivedAt', '<', moment(before))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The latest file with these bytes. */
export const findOriginal = (tx: ReadTx, sha256: string): Promise<Original | undefined> =>
  originals(tx).where('sha256', '=', sha256).orderBy('receivedAt', 'desc').executeTakeFirst();

/** Hashes of bytes that came before a moment, and not again since. */
export async function findOldBytes(
  tx: ReadTx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('bankOriginal')
    .select('sha256')
    .groupBy('sha256')
    .having(({ fn }) => fn.max('receivedAt'), '<', moment(before))
    .limit(limit)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export async function deleteOriginals(
  tx: Tx,
  hashes: readonly string[],
  before: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .deleteFrom('bankOriginal')
    .where('sha256', 'in', hashes)
    .where('receivedAt', '<', moment(before))
    .execute();
}

/** Removes a deleted account from originals. */
export async function forgetSender(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['byId', 'broughtById'] as const)
    await sql(tx)
      .updateTable('bankOriginal')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
