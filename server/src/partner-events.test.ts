import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { SCOPE_MEANINGS } from '@husvaer/domain/partners/api-key';

import { addPartnerKey, partnerCalls } from '../testing/partner-key.ts';
import { addPartner, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let call: ReturnType<typeof partnerCalls>;

beforeAll(async () => {
  app = await createTestApp();
  call = partnerCalls(
    app,
    await addPartnerKey(app, await addPartner(app, 'nordbolig', 'Nordbolig')),
  );
});
afterAll(() => app.close());

test('the guide lists the types of events that the description has', async () => {
  const { body } = await call('GET', '/openapi.json');
  const types: string[] = body.components.schemas.EventType.enum;
  expect(Object.keys(body.webhooks)).toEqual(types);
  const guide = readFileSync(new URL('../../docs/partner-api.md', import.meta.url), 'utf8');
  const [, listed = ''] = /```events\n([^`]*)```/.exec(guide) ?? [];
  expect(listed.trim().split(/\s+/)).toEqual(types);
});

test('the description says what each scope allows', async () => {
  const { body } = await call('GET', '/openapi.json');
  for (const [scope, meaning] of Object.entries(SCOPE_MEANINGS))
    expect(body.components.securitySchemes.key.description).toContain(`\`${scope}\`: ${meaning}`);
});

test('a webhook is refused for a type that no event has, and changed to one that has', async () => {
  const url = 'https://203.0.114.7/hook';
  const draft = (types: string[]) => ({ url, types });
  const refused = await call('POST', '/webhooks', draft(['lease.signed', 'lease.nope', 'foo.bar']));
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'types.1', reason: 'not_allowed' },
        { path: 'types.2', reason: 'not_allowed' },
      ],
    },
  });
  const { _id, types } = (await call('POST', '/webhooks', draft(['lease.signed']))).body;
  expect(types).toEqual(['lease.signed']);
  const twice = await call('POST', '/webhooks', draft([]));
  expect(twice.body.errors).toEqual([
    { path: 'url', reason: 'not_allowed', params: { webhookId: _id } },
  ]);
  expect((await call('PUT', `/webhooks/${_id}`, draft(['lease.nope']))).status).toBe(400);
  const changed = await call('PUT', `/webhooks/${_id}`, draft(['invoice.settled']));
  expect(changed.body).toMatchObject({ _id, types: ['invoice.settled'] });
  expect((await call('GET', '/webhooks')).body).toEqual({ data: [changed.body], next: null });
});
