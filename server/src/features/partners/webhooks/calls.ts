import { z } from 'zod';

import { requestErrors } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { webhookDraft } from '@husvaer/domain/partners/webhook';

import type { Config } from '../../../config.ts';
import type { Called, CallGroup, Schema } from '../../../platform/http/described-calls.ts';
import { isKnownPrivate, isOpen } from '../../../platform/outside/open-internet.ts';
import { cursorPage, pageAfter } from '../partner-api/cursor.ts';
import { pageOf, refer, schemaOf } from '../partner-api/openapi.ts';
import { findDeliveries, type Delivery } from './deliveries/store.ts';
import {
  addReceiver,
  changeReceiver,
  getWebhook,
  removeReceiver,
  replay,
  resumeReceiver,
  rotateSecret,
} from './manage-webhooks.ts';
import { findWebhooks, type Webhook } from './store.ts';

const webhook = z.object({
  _id: uuid,
  url: z.url(),
  types: z.array(z.string()).describe('The event types that are sent; empty for all.'),
  state: z.enum(['active', 'paused']).describe('When it was paused, after failing for three days.'),
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
const delivery = z.object({
  _id: uuid,
  eventId: uuid.describe('The `id` of the event; the same at every attempt.'),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  lastStatus: z.int().nullable().describe('The status of the last answer.'),
  lastProblem: z.string().nullable().describe('Why there was no answer.'),
  lastTriedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

const written = ({ id, url, types, failingSince, pausedAt, createdAt }: Webhook) => ({
  _id: id,
  url,
  types,
  state: pausedAt ? 'paused' : 'active',
  failingSince: failingSince?.toString() ?? null,
  createdAt: createdAt.toString(),
});
const withSecret = (made: { webhook: Webhook; secret: string }) => ({
  ...written(made.webhook),
  secret: made.secret,
});
const writtenDelivery = (one: Delivery) => ({
  _id: one.id,
  eventId: one.eventId,
  type: one.type,
  state: one.deliveredAt ? 'delivered' : one.dueAt ? 'waiting' : 'failed',
  attempts: one.attempts,
  lastStatus: one.status,
  lastProblem: one.problem,
  lastTriedAt: one.triedAt?.toString() ?? null,
  nextTryAt: one.dueAt?.toString() ?? null,
  createdAt: one.createdAt.toString(),
});

const draft = schemaOf(webhookDraft);
const draftSchema: Schema = {
  ...draft,
  properties: {
    ...draft.properties,
    types: {
      type: 'array',
      items: refer('EventType'),
      default: [],
      description: 'The types that are sent; all if it is empty or left out.',
    },
  },
};

/** Throws `request.invalid` with each type that no event has. */
function readDraft(called: Called) {
  const input = parseInput(webhookDraft, called.json());
  const fields = input.types.flatMap((type, index) =>
    called.eventTypes.includes(type)
      ? []
      : [{ path: `types.${index}`, reason: 'not_allowed' as const }],
  );
  if (fields.length > 0) throw requestErrors.invalid({ fields });
  return input;
}

async function requireOpenAddress(called: Called, { WEBHOOK_HOSTS_ALLOWED: allowed }: Config) {
  const url = new URL(readDraft(called).url);
  if (allowed.includes(url.host)) return;
  if (!isOpen(url) || (await isKnownPrivate(url.hostname)))
    throw requestErrors.invalid({ fields: [{ path: 'url', reason: 'not_allowed' }] });
}

const scope = 'webhooks';

/** The calls of the partner API for webhooks. */
export const webhookCalls: CallGroup = {
  tag: {
    name: 'Webhooks',
    description: 'Webhooks: URLs that receive events, signed in the header `Husvaer-Signature`.',
  },
  schemas: {
    WebhookDraft: draftSchema,
    Webhook: schemaOf(webhook),
    NewWebhook: schemaOf(webhook.extend({ secret: z.string().describe('Returned only once.') })),
    WebhookPage: pageOf('Webhook'),
    Delivery: schemaOf(delivery),
    DeliveryPage: pageOf('Delivery'),
  },
  calls: [
    {
      method: 'GET',
      path: '/webhooks',
      scope,
      operationId: 'getWebhooks',
      summary: 'The webhooks',
      answers: { 200: ['All webhooks: `next` is null.', 'WebhookPage'] },
      read: async ({ tx }, { viewer }) => ({
        data: (await findWebhooks(tx, viewer.partnerId)).map(written),
        next: null,
      }),
    },
    {
      method: 'POST',
      path: '/webhooks',
      scope,
      operationId: 'addWebhook',
      summary: 'Adds a webhook: an https URL on the public internet',
      body: {
        schema: 'WebhookDraft',
        example: { url: 'https://pms.example.com/husvaer', types: ['lease.signed'] },
      },
      answers: { 201: ['The webhook and its secret.', 'NewWebhook'] },
      before: requireOpenAddress,
      async write(work, called) {
        const made = await addReceiver(work, called.viewer, readDraft(called));
        return { status: 201, body: withSecret(made) };
      },
    },
    {
      method: 'GET',
      path: '/webhooks/{webhookId}',
      scope,
      operationId: 'getWebhook',
      summary: 'A webhook and its state',
      answers: { 200: ['The webhook.', 'Webhook'] },
      read: async (work, called) =>
        written(await getWebhook(work, called.viewer, called.id('webhookId'))),
    },
    {
      method: 'PUT',
      path: '/webhooks/{webhookId}',
      scope,
      operationId: 'changeWebhook',
      summary: 'Changes the URL and the event types of a webhook; its secret stays',
      body: { schema: 'WebhookDraft' },
      answers: { 200: ['The webhook.', 'Webhook'] },
      before: requireOpenAddress,
      async write(work, called) {
        const change = { id: called.id('webhookId'), ...readDraft(called) };
        return { status: 200, body: written(await changeReceiver(work, called.viewer, change)) };
      },
    },
    {
      method: 'DELETE',
      path: '/webhooks/{webhookId}',
      scope,
      operationId: 'removeWebhook',
      summary: 'Removes a webhook and its waiting events',
      answers: { 204: ['It receives nothing more.'] },
      async write(work, called) {
        await removeReceiver(work, called.viewer, called.id('webhookId'));
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: '/webhooks/{webhookId}/rotate-secret',
      scope,
      operationId: 'rotateSecret',
      summary: 'Creates a new secret; the former one also signs for 24 hours',
      answers: { 200: ['The webhook and its new secret.', 'NewWebhook'] },
      async write(work, called) {
        const made = await rotateSecret(work, called.viewer, called.id('webhookId'));
        return { status: 200, body: withSecret(made) };
      },
    },
    {
      method: 'POST',
      path: '/webhooks/{webhookId}/resume',
      scope,
      operationId: 'resumeWebhook',
      summary: 'Resumes a paused webhook, with its waiting events',
      answers: { 200: ['The webhook.', 'Webhook'] },
      async write(work, called) {
        const resumed = await resumeReceiver(work, called.viewer, called.id('webhookId'));
        return { status: 200, body: written(resumed) };
      },
    },
    {
      method: 'GET',
      path: '/webhooks/{webhookId}/deliveries',
      scope,
      operationId: 'getDeliveries',
      summary: 'Deliveries to a webhook in the last 30 days, newest first',
      query: cursorPage,
      answers: { 200: ['A page.', 'DeliveryPage'] },
      async read(work, called) {
        const { id } = await getWebhook(work, called.viewer, called.id('webhookId'));
        return pageAfter(parseInput(cursorPage, called.query), {
          key: uuid,
          find: ({ after, limit }) => findDeliveries(work.tx, id, { before: after, limit }),
          keyOf: (one) => one.id,
          write: writtenDelivery,
        });
      },
    },
    {
      method: 'POST',
      path: '/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
      scope,
      operationId: 'replayDelivery',
      summary: 'Sends an event again, with the same id',
      answers: { 202: ['It is sent soon.', 'Delivery'] },
      async write(work, called) {
        const request = { webhookId: called.id('webhookId'), id: called.id('deliveryId') };
        return { status: 202, body: writtenDelivery(await replay(work, called.viewer, request)) };
      },
    },
  ],
};
