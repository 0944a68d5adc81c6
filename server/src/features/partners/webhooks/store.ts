import { sql as raw } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'webhook'>>();

/** A webhook: a URL of a partner's system that receives events. */
export interface Webhook {
  id: string;
  partnerId: string;
  url: string;
  /** The types of events; empty for all. */
  types: string[];
  createdAt: Temporal.Instant;
  /** The first failure since the last success. */
  failingSince: Temporal.Instant | null;
  /** Paused since this time. */
  pausedAt: Temporal.Instant | null;
}

/** The sealed secrets for signatures. */
interface WebhookSecrets {
  secret: string;
  formerSecret: string | null;
  formerUntil: Temporal.Instant | null;
}

const WEBHOOK = [
  'id',
  'partnerId',
  'url',
  'types',
  'createdAt',
  'failingSince',
  'pausedAt',
] as const;

export async function addWebhook(
  tx: Tx,
  webhook: Pick<Webhook, 'id' | 'partnerId' | 'url' | 'types'> & { secret: string },
  at: Temporal.Instant,
): Promise<void> {
  const { partnerId, ...row } = webhook;
  await sql(tx)
    .insertInto('webhook')
    .values({ ...row, partnerId, createdAt: at.toString() })
    .execute();
}

export async function changeWebhook(
  tx: Tx,
  { id, ...change }: Pick<Webhook, 'id' | 'url' | 'types'>,
): Promise<void> {
  await sql(tx).updateTable('webhook').set(change).where('id', '=', id).execute();
}

/** A partner's webhooks, oldest first. */
export const findWebhooks = (tx: ReadTx, partnerId: string): Promise<Webhook[]> =>
  sql(tx)
    .selectFrom('webhook')
    .select(WEBHOOK)
    .where('partnerId', '=', partnerId)
    .orderBy('id')
    .execute();

export const findWebhook = (
  tx: ReadTx,
  { id, partnerId }: { id: string; partnerId: string },
): Promise<Webhook | undefined> =>
  sql(tx)
    .selectFrom('webhook')
    .select(WEBHOOK)
    .where('id', '=', id)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();

/** The URL and the secrets. */
export const findReceiver = (
  tx: ReadTx,
  id: string,
): Promise<(WebhookSecrets & { url: string }) | undefined> =>
  sql(tx)
    .selectFrom('webhook')
    .select(['url', 'secret', 'formerSecret', 'formerUntil'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes a webhook with its deliveries. */
export async function removeWebhook(tx: Tx, id: string): Promise<void> {
  await sql(tx).deleteFrom('webhook').where('id', '=', id).execute();
}

/** Replaces the secret; the former one also signs until `formerUntil`. */
export async function changeSecret(
  tx: Tx,
  { id, secret, formerUntil }: { id: string; secret: string; formerUntil: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('webhook')
    .set(({ ref }) => ({
      secret,
      formerSecret: ref('secret'),
      formerUntil: formerUntil.toString(),
    }))
    .where('id', '=', id)
    .execute();
}

export async function recordSuccess(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('webhook')
    .set({ failingSince: null })
    .where('id', '=', id)
    .where('failingSince', 'is not', null)
    .execute();
}

/** Records a failure, and pauses the address when it has failed since before `before`. */
export async function recordFailure(
  tx: Tx,
  { id, at, before }: { id: string; at: Temporal.Instant; before: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('webhook')
    .set({
      failingSince: raw<string>`coalesce(failing_since, ${moment(at)})`,
      pausedAt: raw<string>`case when failing_since <= ${moment(before)} then ${moment(at)} else paused_at end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function resumeWebhook(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('webhook')
    .set({ failingSince: null, pausedAt: null })
    .where('id', '=', id)
    .execute();
}
