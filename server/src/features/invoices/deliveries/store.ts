import { sql as raw } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';

/** The kinds of delivered documents. */
export type Delivered = 'invoice' | 'letter' | 'deposit_claim';

const sql = owns<Pick<Tables, 'paperDelivery'>>();

/** The workers are notified of new deliveries here. */
export const DELIVERY_CHANNEL = 'husvaer_invoices';

/** Queues these documents to be made and sent. */
export async function addDeliveries(
  tx: Tx,
  what: Delivered,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await raw`insert into paper_delivery (of_id, what, due_at)
    select id::uuid, ${what}, ${moment(at)} from json_array_elements_text(${JSON.stringify(ids)}::json) as input(id)`.execute(
    sql(tx),
  );
  await raw`select pg_notify(${DELIVERY_CHANNEL}, '')`.execute(sql(tx));
}

export interface Delivery {
  ofId: string;
  attempts: number;
}

/** Claims the next delivery of a kind until `heldUntil`; other nodes skip it. */
export function claimNextDelivery(
  tx: Tx,
  what: Delivered,
  { now, heldUntil }: { now: Temporal.Instant; heldUntil: Temporal.Instant },
): Promise<Delivery | undefined> {
  return sql(tx)
    .updateTable('paperDelivery')
    .set({ dueAt: heldUntil.toString(), attempts: raw<number>`attempts + 1` })
    .where('ofId', '=', (next) =>
      next
        .selectFrom('paperDelivery')
        .select('ofId')
        .where('what', '=', what)
        .where('dueAt', '<=', moment(now))
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['ofId', 'attempts'])
    .executeTakeFirst();
}

/** Whether a document is still to be delivered. Locks its row until the end of the transaction. */
export async function lockDelivery(tx: Tx, ofId: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('paperDelivery')
    .select('ofId')
    .where('ofId', '=', ofId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function postponeDelivery(
  tx: Tx,
  ofId: string,
  dueAt: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('paperDelivery')
    .set({ dueAt: dueAt.toString() })
    .where('ofId', '=', ofId)
    .execute();
}

/** Removes a delivery that is done or given up. */
export async function endDelivery(tx: Tx, ofId: string): Promise<void> {
  await sql(tx).deleteFrom('paperDelivery').where('ofId', '=', ofId).execute();
}

/** The queue of deliveries, for operators. */
export const getDeliveryQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx).selectFrom('paperDelivery').select(waitingBy('dueAt')).executeTakeFirstOrThrow();
