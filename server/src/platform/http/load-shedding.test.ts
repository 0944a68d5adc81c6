import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fastify, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestContext } from '../../../testing/test-context.ts';
import { readConfig } from '../../config.ts';
import { publicError, retryAfter } from '../errors.ts';
import { createLimits } from '../limits/limits.ts';
import { createLogger } from '../log.ts';
import { shedLoad, type LoadLimits } from './load-shedding.ts';
import { createSecureHeaders } from './security.ts';

const LOAD_LIMITS: LoadLimits = {
  maxConcurrent: 2,
  maxStreams: 1,
  maxQueued: 3,
  queueTimeout: 60_000,
  maxPerAddress: 4,
};

let app: FastifyInstance;
let metrics: Registry;
/** Each ends one request in work, oldest first. */
let finish: (() => void)[];

async function open(loadLimits: Partial<LoadLimits> = {}) {
  finish = [];
  const { keys } = createTestContext();
  const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  app = fastify();
  metrics = new Registry();
  const limits = createLimits({ redisUrl: undefined, keys, log, metrics });
  const secure = createSecureHeaders(readConfig({ NODE_ENV: 'test' }));
  shedLoad(app, { limits, metrics, secure, loadLimits: { ...LOAD_LIMITS, ...loadLimits } });
  app.setErrorHandler((error, _, reply) => {
    const { status, code, params } = publicError(error);
    return reply.status(status).send({ code, retryAfter: retryAfter(params) });
  });
  app.addContentTypeParser('application/octet-stream', async (_: unknown, body: Readable) => body);
  const work = () => new Promise<string>((done) => finish.push(() => done('done')));
  app.get('/work', work);
  app.post('/work', work);
  app.get('/fails', async () => {
    throw new Error('it fails');
  });
  app.get('/healthz', { config: { isFree: true } }, async () => 'free');
  app.post('/stream', { config: { isStreamed: true } }, async (calls) => {
    await pipeline(calls.body as Readable, new Writable({ write: (_, __, done) => done() }));
    return 'read';
  });
  await app.ready();
}
beforeEach(() => open());
afterEach(async () => {
  for (const end of finish) end();
  await app.close();
});

let lastAddress = 0;
/** Sends a request, by default from an address of its own. */
const request = (remoteAddress = `192.0.2.${++lastAddress % 255}`) =>
  app.inject({ url: '/work', remoteAddress });
/** The values of a metric, by their label if it has one. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const { values } = await metrics.getSingleMetric(name)!.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels['state'] ?? 'all', value]));
}
const now = () => valuesOf('husvaer_requests_in');
const refused = async () => (await valuesOf('husvaer_requests_refused_total'))['all'];

/** Waits until these numbers of requests are in work and waiting. */
const until = (busy: number, waiting: number) => expect.poll(now).toMatchObject({ busy, waiting });

const UNAVAILABLE = { code: 'request.unavailable', retryAfter: 1 };

test('calls are handled up to the limit, some wait, and the next is refused at once', async () => {
  const calls = Array.from({ length: 5 }, () => request());
  await until(2, 3);
  const late = await request();
  expect([late.statusCode, late.json()]).toEqual([503, UNAVAILABLE]);
  expect(await refused()).toBe(1);
  for (const left of [3, 2, 1]) {
    finish.shift()!();
    await until(2, left - 1);
  }
  for (const end of finish) end();
  expect((await Promise.all(calls)).map(({ body }) => body)).toEqual(Array(5).fill('done'));
  expect(await now()).toEqual({ busy: 0, streaming: 0, waiting: 0 });
});

test('a new connection at full load is refused unread, in a page or as data', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const calls = Array.from({ length: 5 }, () => request());
  await until(2, 3);
  const notified = await fetch(`${origin}/work`, { method: 'POST', body: '{' });
  expect([notified.status, notified.headers.get('retry-after')]).toEqual([503, '1']);
  expect(notified.headers.get('content-security-policy')).toContain('sandbox');
  expect(await notified.json()).toEqual({
    errors: [
      {
        message: 'request.unavailable',
        extensions: { code: 'request.unavailable', statusCode: 503, params: { retryAfter: 1 } },
      },
    ],
  });
  const page = await fetch(`${origin}/work`, { headers: { accept: 'text/html,*/*' } });
  expect([page.status, await page.text()]).toEqual([
    503,
    expect.stringContaining('<html lang="no">'),
  ]);
  // In a sandbox the page would not reload itself.
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'(?!.*sandbox)/);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('free');
  expect(await refused()).toBe(2);
  while (finish.length > 0 || (await now())['busy']! > 0) {
    finish.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(calls);
});

test('a call that waits too long is refused while others are handled', async () => {
  await app.close();
  await open({ queueTimeout: 40 });
  const first = [request(), request()];
  await until(2, 0);
  const waited = await request();
  expect([waited.statusCode, waited.json()]).toEqual([503, UNAVAILABLE]);
  for (const end of finish) end();
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('one address takes no more than its share, and others are served', async () => {
  await app.close();
  await open({ maxConcurrent: 10 });
  const greedy = Array.from({ length: 4 }, () => request('198.51.100.7'));
  await until(4, 0);
  expect((await request('198.51.100.7')).statusCode).toBe(503);
  const other = request('198.51.100.8');
  await until(5, 0);
  for (const end of finish) end();
  expect((await Promise.all([...greedy, other])).map(({ statusCode }) => statusCode)).toEqual(
    Array(5).fill(200),
  );
  const again = request('198.51.100.7');
  await until(1, 0);
  finish.at(-1)!();
  expect((await again).statusCode).toBe(200);
});

test('the liveness check is answered under any load', async () => {
  const calls = Array.from({ length: 5 }, () => request());
  await until(2, 3);
  expect((await app.inject({ url: '/healthz' })).body).toBe('free');
  for (let left = 5; left > 0; left -= 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()!();
  }
  await Promise.all(calls);
});

test('a failed, unknown or aborted call frees its place', async () => {
  for (let times = 0; times < 3; times += 1) {
    expect((await app.inject({ url: '/fails' })).statusCode).toBe(500);
    expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(404);
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (const [busy, waiting] of [
    [1, 0],
    [2, 0],
    [2, 1],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /work HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await until(busy, waiting);
    if (waiting > 0) socket.destroy();
  }
  await until(2, 0);
  const patient = request();
  await until(2, 1);
  for (const end of finish.splice(0)) end();
  await until(1, 0);
  finish.shift()!();
  expect((await patient).body).toBe('done');
  await until(0, 0);
});

test('a slow body takes no place from running calls', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const send = (path: string, type: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 9\r\n\r\n"half`,
    );
    return socket;
  };
  const slow = send('/work', 'application/json');
  const upload = send('/stream', 'application/octet-stream');
  await expect.poll(now).toEqual({ busy: 0, streaming: 1, waiting: 0 });
  const another = await app.inject({
    method: 'POST',
    url: '/stream',
    headers: { 'content-type': 'application/octet-stream' },
    payload: 'abc',
  });
  expect([another.statusCode, another.json()]).toEqual([503, UNAVAILABLE]);
  slow.destroy();
  upload.destroy();
  await expect.poll(now).toEqual({ busy: 0, streaming: 0, waiting: 0 });
});

test('an address that calls too often is told to wait, by the node itself', async () => {
  const answers = new Set<number>();
  for (let times = 0; times <= 12_000 && !answers.has(429); times += 1)
    answers.add((await app.inject({ url: '/nowhere', remoteAddress: '203.0.113.9' })).statusCode);
  expect([...answers]).toEqual([404, 429]);
  expect((await app.inject({ url: '/nowhere', remoteAddress: '203.0.113.10' })).statusCode).toBe(
    404,
  );
});
