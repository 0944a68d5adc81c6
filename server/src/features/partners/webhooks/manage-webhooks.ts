import { requestErrors } from '@husvaer/domain/kernel/errors';
import { partnerErrors } from '@husvaer/domain/partners/errors';
import { FORMER_SECRET_HOURS, WEBHOOKS_MAX } from '@husvaer/domain/partners/webhook';

import type { PartnerViewer } from '../../../platform/viewer.ts';
import type { SealedColumn } from '../../../platform/sealed.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  dueAgain,
  deleteDeliveries,
  notifyDeliveryWorkers,
  type Delivery,
} from './deliveries/store.ts';
import {
  addWebhook,
  changeSecret,
  changeWebhook,
  findWebhook,
  findWebhooks,
  removeWebhook,
  resumeWebhook,
  type Webhook,
} from './store.ts';

/** The purpose a webhook's secret is sealed with. */
export const SECRET_PURPOSE = 'webhook secret';
export const sealedSecrets: readonly SealedColumn[] = ['secret', 'former_secret'].map((column) => ({
  table: 'webhook',
  column,
  purpose: () => SECRET_PURPOSE,
}));

const newSecret = ({ keys }: Work) => `hvw_${keys.newSecret()}`;

/** A webhook of the calling partner. Throws `partners.webhook_not_found`, also for another partner's. */
export async function getWebhook(
  { tx }: ReadWork,
  { partnerId }: PartnerViewer,
  id: string,
): Promise<Webhook> {
  const webhook = await findWebhook(tx, { id, partnerId });
  if (!webhook) throw partnerErrors.webhook_not_found();
  return webhook;
}

/** An address has one webhook: with two, it would get each event twice. */
function requireNewUrl(webhooks: readonly Webhook[], { id, url }: { id?: string; url: string }) {
  const other = webhooks.find((one) => one.url === url && one.id !== id);
  if (!other) return;
  const params = { webhookId: other.id };
  throw requestErrors.invalid({ fields: [{ path: 'url', reason: 'not_allowed', params }] });
}

/** Adds a webhook. Its secret is returned only once. Throws `partners.too_many_webhooks`, and `request.invalid` for an address that has one. */
export async function addReceiver(
  work: Work,
  { partnerId }: PartnerViewer,
  { url, types }: { url: string; types: string[] },
): Promise<{ webhook: Webhook; secret: string }> {
  const { tx, keys, clock } = work;
  const webhooks = await findWebhooks(tx, partnerId);
  requireNewUrl(webhooks, { url });
  if (webhooks.length >= WEBHOOKS_MAX)
    throw partnerErrors.too_many_webhooks({ maximum: WEBHOOKS_MAX });
  const [id, secret, createdAt] = [work.newId(), newSecret(work), clock.now()];
  const sealed = keys.seal(SECRET_PURPOSE, secret);
  await addWebhook(tx, { id, partnerId, url, types, secret: sealed }, createdAt);
  const webhook = { id, partnerId, url, types, createdAt, failingSince: null, pausedAt: null };
  return { webhook, secret };
}

/** Changes the address and the types of a webhook. Throws `request.invalid` for an address that has another one. */
export async function changeReceiver(
  work: Work,
  viewer: PartnerViewer,
  { id, url, types }: { id: string; url: string; types: string[] },
): Promise<Webhook> {
  const webhook = await getWebhook(work, viewer, id);
  requireNewUrl(await findWebhooks(work.tx, viewer.partnerId), { id, url });
  await changeWebhook(work.tx, { id, url, types });
  return { ...webhook, url, types };
}

/** Replaces the secret, which is returned only once; the former one also signs for a day. */
export async function rotateSecret(
  work: Work,
  viewer: PartnerViewer,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const webhook = await getWebhook(work, viewer, id);
  const secret = newSecret(work);
  const formerUntil = work.clock.now().add({ hours: FORMER_SECRET_HOURS });
  const sealed = work.keys.seal(SECRET_PURPOSE, secret);
  await changeSecret(work.tx, { id, secret: sealed, formerUntil });
  return { webhook, secret };
}

/** Resumes waiting and new deliveries to an address. */
export async function resumeReceiver(
  work: Work,
  viewer: PartnerViewer,
  id: string,
): Promise<Webhook> {
  const webhook = await getWebhook(work, viewer, id);
  await resumeWebhook(work.tx, id);
  await notifyDeliveryWorkers(work.tx);
  return { ...webhook, failingSince: null, pausedAt: null };
}

export async function removeReceiver(work: Work, viewer: PartnerViewer, id: string): Promise<void> {
  await getWebhook(work, viewer, id);
  await removeWebhook(work.tx, id);
}

/** Sends a delivery again. Throws `partners.delivery_not_found`. */
export async function replay(
  work: Work,
  viewer: PartnerViewer,
  { webhookId, id }: { webhookId: string; id: string },
): Promise<Delivery> {
  await getWebhook(work, viewer, webhookId);
  const delivery = await dueAgain(work.tx, { id, webhookId, at: work.clock.now() });
  if (!delivery) throw partnerErrors.delivery_not_found();
  return delivery;
}

/** Days a delivery can be read and sent again. */
const RETENTION_DAYS = 30;

export const deleteOldDeliveries = ({ tx, clock }: Work): Promise<void> =>
  deleteDeliveries(tx, clock.now().subtract({ hours: 24 * RETENTION_DAYS }));
