import { createHmac } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { startPictureServer, type PictureServer } from '../../../../testing/picture-server.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { notifyPartner } from './notify-partner.ts';

interface ReceivedEvent {
  path: string;
  body: any;
  text: string;
  signature: string;
}

let app: TestApp;
let server: PictureServer;
let call: ReturnType<typeof partnerCalls>;
let other: ReturnType<typeof partnerCalls>;
let partnerId: string;
let received: ReceivedEvent[] = [];
let status = 204;

beforeAll(async () => {
  const handle: Parameters<typeof startPictureServer>[0][string] = (response, request) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const signature = String(request.headers['husvaer-signature']);
      received.push({ path: request.url ?? '', body: JSON.parse(text), text, signature });
      response.writeHead(status, { location: server.url('/elsewhere') }).end('thanks');
    });
  };
  const paths = [
    '/a',
    '/b',
    '/types',
    '/rotated',
    '/late',
    '/paused',
    '/replay',
    '/pages',
    '/gone',
  ];
  server = await startPictureServer({
    ...Object.fromEntries(paths.map((path) => [path, handle])),
    '/elsewhere': (response) => response.end(),
  });
  app = await createTestApp({ WEBHOOK_HOSTS_ALLOWED: server.host });
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  other = partnerCalls(app, await addPartnerKey(app, elsewhere));
});
afterEach(async () => {
  for (const { _id } of (await call('GET', '/webhooks')).body.data)
    await call('DELETE', `/webhooks/${_id}`);
  app.clock.set(NOW);
  received = [];
  status = 204;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const add = async (path: string, input: object = {}) =>
  (await call('POST', '/webhooks', { url: server.url(path), ...input })).body as {
    _id: string;
    secret: string;
  };
const notify = (
  type = 'lease.signed',
  data: Record<string, string | number> = {},
  who = partnerId,
) =>
  app.runner.run(
    SYSTEM,
    (work) => notifyPartner(work, { partnerId: who, type, at: NOW, data }),
    undefined,
  );
const settle = async () => {
  for (const worker of app.workers) await worker.runDue();
};
const deliveries = async (id: string) =>
  (await call('GET', `/webhooks/${id}/deliveries`)).body.data as Record<string, unknown>[];

/** Verifies the signature as docs/partner-api.md describes. */
function isSigned({ text, signature }: ReceivedEvent, secret: string): boolean {
  const [time = '', ...signed] = signature.split(',');
  const expected = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${text}`)
    .digest('hex');
  return time.startsWith('t=') && signed.includes(`v1=${expected}`);
}

describe('an address', () => {
  test('receives events, signed, once each', async () => {
    const { _id, secret } = await add('/a');
    await notify('lease.signed', { leaseId: 'x', position: 3 });
    await settle();
    await settle();
    expect(received).toHaveLength(1);
    const [event] = received as [ReceivedEvent];
    expect(event.body).toEqual({
      id: expect.any(String),
      type: 'lease.signed',
      at: NOW.toString(),
      data: { leaseId: 'x', position: 3 },
    });
    expect(event.signature).toMatch(
      new RegExp(`^t=${NOW.epochMilliseconds / 1000},v1=[0-9a-f]{64}$`),
    );
    expect(isSigned(event, secret)).toBe(true);
    expect(isSigned(event, `${secret}x`)).toBe(false);
    expect(isSigned({ ...event, text: `${event.text} ` }, secret)).toBe(false);
    expect(await deliveries(_id)).toMatchObject([
      { eventId: event.body.id, state: 'delivered', attempts: 1, lastStatus: 204, nextTryAt: null },
    ]);
  });

  test('receives its chosen events, and of its partner alone', async () => {
    await add('/types', { types: ['lease.sent'] });
    await add('/b');
    await notify('lease.signed');
    await notify('lease.sent');
    await settle();
    const types = (path: string) =>
      received.flatMap((event) => (event.path === path ? [event.body.type] : [])).sort();
    expect(types('/types')).toEqual(['lease.sent']);
    expect(types('/b')).toEqual(['lease.sent', 'lease.signed']);
    const ids = received
      .filter(({ body }) => body.type === 'lease.sent')
      .map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
  });

  test('with a new secret is signed with both for a day', async () => {
    const { _id, secret: former } = await add('/rotated');
    const { body } = await call('POST', `/webhooks/${_id}/rotate-secret`);
    expect(body.secret).not.toBe(former);
    await notify();
    await settle();
    app.clock.set(NOW.add({ hours: 24 }));
    await notify();
    await settle();
    const [during, after] = received as [ReceivedEvent, ReceivedEvent];
    expect([isSigned(during, former), isSigned(during, body.secret)]).toEqual([true, true]);
    expect([isSigned(after, former), isSigned(after, body.secret)]).toEqual([false, true]);
  });

  test('that answers an error is retried for about a day, with the same id, and then no more', async () => {
    status = 500;
    const { _id } = await add('/late');
    await notify();
    const tried: number[] = [];
    let next: Temporal.Instant | null = NOW;
    while (next) {
      app.clock.set(next.subtract({ seconds: 1 }));
      await settle();
      expect(received).toHaveLength(tried.length);
      app.clock.set(next);
      await settle();
      tried.push(NOW.until(next).total('minutes'));
      const [{ nextTryAt }] = (await deliveries(_id)) as [{ nextTryAt: string | null }];
      next = nextTryAt ? Temporal.Instant.from(nextTryAt) : null;
    }
    expect(tried).toEqual([0, 1, 6, 21, 81, 201, 441, 921, 1401]);
    expect(received).toHaveLength(9);
    expect(new Set(received.map(({ body }) => body.id)).size).toBe(1);
    expect(await deliveries(_id)).toMatchObject([
      { state: 'failed', attempts: 9, lastStatus: 500, nextTryAt: null },
    ]);
  });

  test('does not follow redirects', async () => {
    status = 302;
    const { _id } = await add('/gone');
    await notify();
    await settle();
    expect(server.requests).not.toContain('/elsewhere');
    expect(await deliveries(_id)).toMatchObject([{ state: 'waiting', lastStatus: 302 }]);
  });

  test('that fails for three days is paused and marked, until it is resumed', async () => {
    status = 503;
    const { _id } = await add('/paused');
    const state = async () => (await call('GET', `/webhooks/${_id}`)).body;
    for (const hours of [0, 24, 48]) {
      app.clock.set(NOW.add({ hours }));
      await notify();
      await settle();
    }
    expect(await state()).toMatchObject({ state: 'active', failingSince: NOW.toString() });
    app.clock.set(NOW.add({ hours: 72 }));
    await settle();
    expect(await state()).toMatchObject({ state: 'paused', failingSince: NOW.toString() });
    const before = received.length;
    status = 200;
    app.clock.set(NOW.add({ hours: 100 }));
    await notify();
    await settle();
    expect(received).toHaveLength(before);
    expect((await call('POST', `/webhooks/${_id}/resume`)).body.state).toBe('active');
    await settle();
    expect((await deliveries(_id))[0]).toMatchObject({ state: 'delivered' });
    expect(await state()).toMatchObject({ state: 'active', failingSince: null });
  });
});

describe('a delivery', () => {
  test('is sent again on request, with the same id', async () => {
    const { _id } = await add('/replay');
    await notify();
    await settle();
    const [sent] = await deliveries(_id);
    const again = await call('POST', `/webhooks/${_id}/deliveries/${String(sent!['_id'])}/replay`);
    expect(again).toMatchObject({ status: 202, body: { state: 'waiting' } });
    await settle();
    expect(received.map(({ body }) => body.id)).toEqual([sent!['eventId'], sent!['eventId']]);
    const none = await call('POST', `/webhooks/${_id}/deliveries/${_id}/replay`);
    expect(none).toMatchObject({ status: 404, body: { code: 'partners.delivery_not_found' } });
  });

  test('is listed page by page, the latest first, and new ones move nothing', async () => {
    const { _id } = await add('/pages');
    for (let count = 0; count < 5; count += 1) await notify('lease.changed', { position: count });
    const page = (after?: string) =>
      call('GET', `/webhooks/${_id}/deliveries?limit=2${after ? `&after=${after}` : ''}`);
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const { body } = await page(next);
      ids.push(...body.data.map((one: { _id: string }) => one._id));
      next = body.next ?? undefined;
      await notify('lease.sent');
    } while (next);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    for (const invalid of ['x', Buffer.from('not an id').toString('base64url')])
      expect((await page(invalid)).body.errors).toEqual([
        { path: 'after', reason: 'wrong_format' },
      ]);
  });

  test('is forgotten after 30 days', async () => {
    const { _id } = await add('/pages');
    await notify();
    app.clock.set(NOW.add({ hours: 24 * 31 }));
    await app.jobs.perform('partners.delete_old_calls');
    expect(await deliveries(_id)).toEqual([]);
  });
});

test('another partner’s address does not exist', async () => {
  const { _id } = await add('/a');
  await notify();
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['GET', '/deliveries'],
    ['POST', '/rotate-secret'],
    ['POST', '/resume'],
  ] as const)
    expect(await other(method, `/webhooks/${_id}${path}`)).toMatchObject({
      status: 404,
      body: { code: 'partners.webhook_not_found' },
    });
  expect((await call('GET', `/webhooks/${_id}`)).status).toBe(200);
});

test('there is a limit on their number', async () => {
  for (let count = 0; count < 10; count += 1) await add(`/${count}`);
  const eleventh = await call('POST', '/webhooks', { url: server.url('/a') });
  expect(eleventh).toMatchObject({
    status: 409,
    body: { code: 'partners.too_many_webhooks', params: { maximum: 10 } },
  });
});

describe('no request is sent to', () => {
  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://203.0.114.7:8443/',
  ])('%s', async (url) => {
    const { status: answered, body } = await call('POST', '/webhooks', { url });
    expect([answered, body.errors]).toEqual([400, [{ path: 'url', reason: 'not_allowed' }]]);
  });

  test('a name that has become private since', async () => {
    const { _id } = await add('/a');
    await app.database.session((session) =>
      session.exec(`update webhook set url = 'https://localhost/' where id = '${_id}'`),
    );
    await notify();
    await settle();
    expect(await deliveries(_id)).toMatchObject([
      { state: 'waiting', lastStatus: null, lastProblem: 'address_refused' },
    ]);
  });
});
