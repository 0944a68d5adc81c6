import { sql as raw } from 'kysely';

import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface WebhookTables {
  webhook: {
    id: string;
    partner_id: string;
    url: string;
    types: string[];
    secret: string;
    former_secret: string | null;
    former_until: MaybeMoment;
    failing_since: MaybeMoment;
    paused_at: MaybeMoment;
    created_at: Moment;
  };
}

const sql = owns<WebhookTables>();

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
  'partner_id as partnerId',
  'url',
  'types',
  'created_at as createdAt',
  'failing_since as failingSince',
  'paused_at as pausedAt',
] as const;

export async function addWebhook(
  tx: Tx,
  webhook: Pick<Webhook, 'id' | 'partnerId' | 'url' | 'types'> & { secret: string },
  at: Temporal.Instant,
): Promise<void> {
  const { partnerId, ...row } = webhook;
  await sql(tx)
    .insertInto('webhook')
    .values({ ...row, partner_id: partnerId, created_at: at.toString() })
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
    .where('partner_id', '=', partnerId)
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
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();

/** The URL and the secrets. */
export const findReceiver = (
  tx: ReadTx,
  id: string,
): Promise<(WebhookSecrets & { url: string }) | undefined> =>
  sql(tx)
    .selectFrom('webhook')
    .select(['url', 'secret', 'former_secret as formerSecret', 'former_until as formerUntil'])
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
      former_secret: ref('secret'),
      former_until: formerUntil.toString(),
    }))
    .where('id', '=', id)
    .execute();
}

export async function recordSuccess(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
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
      failing_since: raw<string>`coalesce(failing_since, ${moment(at)})`,
      paused_at: raw<string>`case when failing_since <= ${moment(before)} then ${moment(at)} else paused_at end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function resumeWebhook(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('webhook')
    .set({ failing_since: null, paused_at: null })
    .where('id', '=', id)
    .execute();
}
