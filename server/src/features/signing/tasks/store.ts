import { sql as raw, type ColumnType } from 'kysely';

import { moment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';

/**
 * Work on an order outside of transactions: sealing, or sending to, fetching from and cancelling at a broker.
 */
type TaskKind = 'seal' | 'send' | 'fetch' | 'cancel';

interface TaskTables {
  signing_task: {
    order_id: string;
    kind: TaskKind;
    due_at: Moment;
    attempts: ColumnType<number, number | undefined>;
  };
}

const sql = owns<TaskTables>();

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
    .insertInto('signing_task')
    .values({ order_id: orderId, kind, due_at: now })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).doUpdateSet({ due_at: now, attempts: 0 }),
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
    .selectFrom('signing_task')
    .select(['order_id', 'kind'])
    .where('due_at', '<=', moment(now))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  return sql(tx)
    .updateTable('signing_task')
    .set({ due_at: until.toString(), attempts: raw<number>`attempts + 1` })
    .where('order_id', '=', due.order_id)
    .where('kind', '=', due.kind)
    .returning(['order_id as orderId', 'kind', 'attempts', 'due_at as until'])
    .executeTakeFirst();
}

/** The queue of tasks, for operators. */
export const getTaskQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx).selectFrom('signing_task').select(waitingBy('due_at')).executeTakeFirstOrThrow();

/** Postpones a task, unless it was added again meanwhile. */
export async function postponeTask(
  tx: Tx,
  { orderId, kind, until }: Task,
  due: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('signing_task')
    .set({ due_at: due.toString() })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('due_at', '=', moment(until))
    .execute();
}

/** Deletes a task, unless it was added again while it ran. */
export async function endTask(tx: Tx, { orderId, kind, until }: Task): Promise<void> {
  await sql(tx)
    .deleteFrom('signing_task')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('due_at', '=', moment(until))
    .execute();
}
