import { sql as raw, type ColumnType } from 'kysely';

import { moment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';

/** What is done about an order outside of any transaction: sealed here, or sent to a broker, fetched and cancelled there. */
export type TaskKind = 'seal' | 'send' | 'fetch' | 'cancel';

interface TaskTables {
  signing_task: {
    order_id: string;
    kind: TaskKind;
    due_at: Moment;
    attempts: ColumnType<number, number | undefined>;
  };
}

const sql = owns<TaskTables>();

/** The worker is told of new tasks here. */
export const TASK_CHANNEL = 'husvaer_signing';

export interface Task {
  orderId: string;
  kind: TaskKind;
  /** This time included. */
  attempts: number;
  /** Until then no other node takes it. */
  until: Temporal.Instant;
}

/** Has something done. Asked for again it is done once, now. */
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

/** Takes the task that has waited longest and keeps it from the other nodes until then. */
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

/** What waits, for operators. */
export const getTaskQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx).selectFrom('signing_task').select(waitingBy('due_at')).executeTakeFirstOrThrow();

/** Puts a task off, unless it was asked for anew meanwhile. */
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

/** Ends a task, unless it was asked for anew while it was being done. */
export async function endTask(tx: Tx, { orderId, kind, until }: Task): Promise<void> {
  await sql(tx)
    .deleteFrom('signing_task')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('due_at', '=', moment(until))
    .execute();
}
