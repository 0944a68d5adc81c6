import type { Json } from '../../../../platform/db/json.ts';
import type { Stated } from '../../../../platform/db/column.ts';
import { sql as raw } from 'kysely';

import { moment } from '../../../../platform/db/moment.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { waitingBy } from '../../../../platform/db/waiting.ts';
import type { QueueState } from '../../../../platform/metrics/metrics.ts';
import { sql as deposits, type Deposit } from '../../store.ts';

/** A document that is written with a file for the bank. */
export interface AccompanyingFile {
  name: string;
  key: string;
}

type DepositBatchRow = Stated<Tables['depositBatch'], { documents: Json<AccompanyingFile[]> }>;

const sql = owns<{ depositBatch: DepositBatchRow }>();

/** The worker that writes and reads the bank's files is notified here. */
export const BANK_CHANNEL = 'husvaer_deposits';

/**
 * Deposits ready for the bank, oldest first, locked until the end of the transaction. Rows that another
 * transaction has locked are skipped.
 */
export async function lockReady(tx: Tx, limit: number): Promise<Pick<Deposit, 'id' | 'leaseId'>[]> {
  return deposits(tx)
    .selectFrom('deposit')
    .select(['id', 'leaseId'])
    .where('type', '=', 'deposit_account')
    .where('signedOn', 'is not', null)
    .where('batchId', 'is', null)
    .where('canceledAt', 'is', null)
    .where(({ and, not, exists, selectFrom }) => {
      const tenants = selectFrom('depositTenant')
        .select('position')
        .whereRef('depositTenant.depositId', '=', 'deposit.id');
      return and([exists(tenants), not(exists(tenants.where('answers', 'is', null)))]);
    })
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The number of the next file. Locks the table, so that concurrent calls wait. */
export async function nextSerial(tx: Tx): Promise<number> {
  await raw`lock table deposit_batch in share row exclusive mode`.execute(sql(tx));
  const { last } = await sql(tx)
    .selectFrom('depositBatch')
    .select(raw<number>`coalesce(max(serial), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return last + 1;
}

/** Stores a file's bytes until they are written to the bank's folder. */
export async function addBatch(
  tx: Tx,
  batch: {
    id: string;
    serial: number;
    content: string;
    documents: readonly AccompanyingFile[];
    depositIds: readonly string[];
  },
  at: Temporal.Instant,
): Promise<void> {
  const now = at.toString();
  await sql(tx)
    .insertInto('depositBatch')
    .values({
      id: batch.id,
      serial: batch.serial,
      createdAt: now,
      content: batch.content,
      documents: JSON.stringify(batch.documents),
      dueAt: now,
    })
    .execute();
  if (batch.depositIds.length > 0)
    await deposits(tx)
      .updateTable('deposit')
      .set({ batchId: batch.id })
      .where('id', 'in', batch.depositIds)
      .execute();
  await raw`select pg_notify(${BANK_CHANNEL}, '')`.execute(sql(tx));
}

/** A file to be written, claimed by one node. */
interface WaitingBatch {
  id: string;
  serial: number;
  /** Sealed. */
  content: string | null;
  documents: AccompanyingFile[];
}

export const claimNextBatch = (
  tx: Tx,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<WaitingBatch | undefined> =>
  sql(tx)
    .updateTable('depositBatch')
    .set({ dueAt: until.toString() })
    .where('id', '=', (due) =>
      due
        .selectFrom('depositBatch')
        .select('id')
        .where('writtenAt', 'is', null)
        .where('dueAt', '<=', moment(now))
        .orderBy('serial')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'serial', 'content', 'documents'])
    .executeTakeFirst();

/** Deletes the content of a file that the bank has. */
export async function markWritten(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('depositBatch')
    .set({ content: null, writtenAt: at.toString() })
    .where('id', '=', id)
    .where('writtenAt', 'is', null)
    .execute();
}

/** The queue of files to be written, for operators. */
export const getBatchQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('depositBatch')
    .where('writtenAt', 'is', null)
    .select(waitingBy('createdAt'))
    .executeTakeFirstOrThrow();
