import { sql as raw } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';

/**
 * Work on an order outside of transactions: sealing, or sending to, fetching from and cancelling at a broker.
 */
type TaskKind = 'seal' | 'send' | 'fetch' | 'cancel';

const sql = owns<Pick<Tables, 'signingTask'>>();

/** The notification channel for new tasks. */
export const TASK_CHANNEL = 'husvaer_signing';

export interface Task {
  orderId: string;
  kind: TaskKind;
  /** Including this one. */
  attempts: number;
  /** The task is claimed until this time. */
  until: Temporal.Instant;
}

/** Adds a task, due now. A task that exists already is done only once. */
export async function addTask(
  tx: Tx,
  orderId: string,
  kind: TaskKind,
  at: Temporal.Instant,
): Promise<void> {
  const now = at.toString();
  await sql(tx)
    .insertInto('signingTask')
    .values({ orderId, kind, dueAt: now })
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'kind']).doUpdateSet({ dueAt: now, attempts: 0 }),
    )
    .execute();
  await raw`select pg_notify(${TASK_CHANNEL}, '')`.execute(sql(tx));
}

/** Claims the task that has waited longest, until `until`; other nodes skip it. */
export async function claimNextTask(
  tx: Tx,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<Task | undefined> {
  const due = await sql(tx)
    .selectFrom('signingTask')
    .select(['orderId', 'kind'])
    .where('dueAt', '<=', moment(now))
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  return sql(tx)
    .updateTable('signingTask')
    .set({ dueAt: until.toString(), attempts: raw<number>`attempts + 1` })
    .where('orderId', '=', due.orderId)
    .where('kind', '=', due.kind)
    .returning(['orderId', 'kind', 'attempts', 'dueAt as until'])
    .executeTakeFirst();
}

/** The queue of tasks, for operators. */
export const getTaskQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx).selectFrom('signingTask').select(waitingBy('dueAt')).executeTakeFirstOrThrow();

/** Postpones a task, unless it was added again meanwhile. */
export async function postponeTask(
  tx: Tx,
  { orderId, kind, until }: Task,
  due: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('signingTask')
    .set({ dueAt: due.toString() })
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('dueAt', '=', moment(until))
    .execute();
}

/** Deletes a task, unless it was added again while it ran. */
export async function endTask(tx: Tx, { orderId, kind, until }: Task): Promise<void> {
  await sql(tx)
    .deleteFrom('signingTask')
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('dueAt', '=', moment(until))
    .execute();
}
