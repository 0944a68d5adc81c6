import { sql as raw } from 'kysely';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import { moment } from '../../../../platform/db/moment.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import type { QueueState } from '../../../../platform/metrics/metrics.ts';

const sql = owns<Pick<Tables, 'webhook' | 'webhookDelivery'>>();

/** The notification channel for new deliveries. */
export const WEBHOOK_CHANNEL = 'husvaer_webhooks';

/** An event for one address. */
export interface Delivery {
  id: string;
  eventId: string;
  type: string;
  createdAt: Temporal.Instant;
  attempts: number;
  /** The time of the next attempt; null when there is none. */
  dueAt: Temporal.Instant | null;
  deliveredAt: Temporal.Instant | null;
  triedAt: Temporal.Instant | null;
  /** The answer's status of the last attempt, or the reason for no answer. */
  status: number | null;
  problem: string | null;
}

const DELIVERY = [
  'id',
  'eventId',
  'type',
  'createdAt',
  'attempts',
  'dueAt',
  'deliveredAt',
  'triedAt',
  'status',
  'problem',
] as const;

const notifyWorkers = (tx: Tx) => raw`select pg_notify(${WEBHOOK_CHANNEL}, '')`.execute(sql(tx));

export async function addDeliveries(
  tx: Tx,
  deliveries: readonly {
    id: string;
    webhookId: string;
    eventId: string;
    type: string;
    body: string;
  }[],
  at: Temporal.Instant,
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ id, webhookId, eventId, type, body }) => ({
    id,
    webhookId,
    eventId,
    type,
    body,
  }));
  const columns = {
    id: 'uuid',
    webhookId: 'uuid',
    eventId: 'uuid',
    type: 'text',
    body: 'text',
  };
  const names = raw.join(Object.keys(columns).map((name) => raw.id(name)));
  const now = at.toString();
  await raw`insert into webhook_delivery (${names}, created_at, due_at)
    select ${names}, ${now}::timestamptz, ${now}::timestamptz
    from ${unnestRows('input', columns, rows)}`.execute(sql(tx));
  await notifyWorkers(tx);
}

/** A delivery claimed by one node. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  body: string;
  /** Including this one. */
  attempts: number;
}

/**
 * Claims the delivery that has waited longest, until `until`; other nodes skip it. Busy and paused addresses
 * are left out.
 */
export const claimDueDelivery = (
  tx: Tx,
  { now, until, busy }: { now: Temporal.Instant; until: Temporal.Instant; busy: string[] },
): Promise<ClaimedDelivery | undefined> =>
  sql(tx)
    .updateTable('webhookDelivery')
    .set({ dueAt: until.toString(), attempts: raw<number>`attempts + 1` })
    .where('id', '=', (due) =>
      due
        .selectFrom('webhookDelivery')
        .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
        .select('webhookDelivery.id')
        .where('dueAt', '<=', moment(now))
        .where('pausedAt', 'is', null)
        .where(raw<boolean>`webhook_id <> all(${busy}::uuid[])`)
        .orderBy('dueAt')
        .orderBy('webhookDelivery.id')
        .limit(1)
        .forUpdate('webhookDelivery')
        .skipLocked(),
    )
    .returning(['id', 'webhookId', 'body', 'attempts'])
    .executeTakeFirst();

/** Records the result of an attempt: `dueAt` is null when it was the last. */
export async function recordAttempt(
  tx: Tx,
  id: string,
  tried: {
    at: Temporal.Instant;
    status: number | null;
    problem: string | null;
    isDelivered: boolean;
    dueAt: Temporal.Instant | null;
  },
): Promise<void> {
  const { at, status, problem, isDelivered, dueAt } = tried;
  await sql(tx)
    .updateTable('webhookDelivery')
    .set({
      status,
      problem,
      triedAt: at.toString(),
      dueAt: dueAt?.toString() ?? null,
      ...(isDelivered && { deliveredAt: at.toString() }),
    })
    .where('id', '=', id)
    .execute();
}

/** An address's deliveries, latest first, before one of them. */
export function findDeliveries(
  tx: ReadTx,
  webhookId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<Delivery[]> {
  let found = sql(tx)
    .selectFrom('webhookDelivery')
    .select(DELIVERY)
    .where('webhookId', '=', webhookId);
  if (before) found = found.where('id', '<', before);
  return found.orderBy('id', 'desc').limit(limit).execute();
}

/** Schedules it again, as if for the first time. Returns undefined when there is none. */
export async function dueAgain(
  tx: Tx,
  { id, webhookId, at }: { id: string; webhookId: string; at: Temporal.Instant },
): Promise<Delivery | undefined> {
  const delivery = await sql(tx)
    .updateTable('webhookDelivery')
    .set({ attempts: 0, dueAt: at.toString(), deliveredAt: null })
    .where('id', '=', id)
    .where('webhookId', '=', webhookId)
    .returning(DELIVERY)
    .executeTakeFirst();
  if (delivery) await notifyWorkers(tx);
  return delivery;
}

/** Wakes the workers after an address is no longer paused. */
export const notifyDeliveryWorkers = async (tx: Tx): Promise<void> =>
  void (await notifyWorkers(tx));

export async function deleteDeliveries(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('webhookDelivery').where('createdAt', '<', moment(before)).execute();
}

/** Deliveries that wait for an address that answers, and those given up, for operators. */
export const getWebhookQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookId')
    .where('deliveredAt', 'is', null)
    .select([
      raw<bigint>`count(due_at) filter (where paused_at is null)`.as('waiting'),
      raw<Temporal.Instant | null>`min(due_at) filter (where paused_at is null)`.as('since'),
      raw<bigint>`count(*) filter (where due_at is null)`.as('givenUp'),
    ])
    .executeTakeFirstOrThrow();

/** The number of addresses that have failed since their last success, including paused ones. */
export async function countFailingWebhooks(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('failingSince', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A delivery that was given up. */
interface GivenUpWebhook {
  id: string;
  type: string;
  url: string;
  at: Temporal.Instant;
  attempts: number;
  problem: string | null;
}

/** Deliveries that were given up, latest first. */
export const findGivenUpWebhooks = (tx: ReadTx, limit: number): Promise<GivenUpWebhook[]> =>
  sql(tx)
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookId')
    .select(['webhookDelivery.id', 'type', 'url', 'attempts'])
    .select(raw<Temporal.Instant>`coalesce(tried_at, webhook_delivery.created_at)`.as('at'))
    .select(raw<string | null>`coalesce(problem, status::text)`.as('problem'))
    .where('deliveredAt', 'is', null)
    .where('dueAt', 'is', null)
    .orderBy('webhookDelivery.id', 'desc')
    .limit(limit)
    .execute();

/** Schedules such deliveries again, as if for the first time. Returns their ids. */
export async function retryWebhooks(
  tx: Tx,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<string[]> {
  const rows = await sql(tx)
    .updateTable('webhookDelivery')
    .set({ attempts: 0, dueAt: at.toString() })
    .where('id', 'in', ids)
    .where('deliveredAt', 'is', null)
    .where('dueAt', 'is', null)
    .returning('id')
    .execute();
  await notifyWorkers(tx);
  return rows.map(({ id }) => id);
}
