import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { rawCall, rawHead } from '../../../testing/raw-call.ts';
import { routesOf } from '../../../testing/routes-of.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/*
 * During maintenance every call is refused. The table is built from the registered routes, so new routes are
 * in it.
 */

const FIND = '{ getListings { data { _id } } }';
/** The routes that stay open. `/metrics` has a port of its own. */
const OPEN = ['GET /healthz', 'GET /readyz'];
const HOSTS = ['localhost:3000', 'www.localhost:3000', 'nordbolig.localhost:3000'];

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp({ MAINTENANCE: 'on', METRICS_PORT: '0' });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
});
afterAll(() => app.close());

const message = 'Maintenance mode on';
const refusal = { errors: [{ message, extensions: { code: 'maintenance', statusCode: 503 } }] };
/** The expected refusal, in the format of each kind of call. */
function expectedOf(path: string) {
  if (path.startsWith('/partner/')) return { status: 503, code: 'maintenance', detail: message };
  if (path.startsWith('/api/auth') && path !== '/api/auth/pusher')
    return { error: message, msg: message, code: 503, ...refusal };
  return refusal;
}

describe.each(HOSTS)('at %s', (host) => {
  test('every route is refused, except those that operations needs', async () => {
    const routes = routesOf(app.http).map((route) => route.split(' ') as ['GET', string]);
    expect(routes.length).toBeGreaterThan(120);
    const answered: string[] = [];
    for (const [method, path] of routes) {
      const url = path.replaceAll(/:\w+(\([^)]*\))?|\*/g, '1');
      const payload = method === 'GET' ? {} : { payload: { some: 'thing' } };
      const { statusCode, headers, ...response } = await app.call({
        method,
        url,
        headers: { host, authorization: 'Bearer nobody' },
        ...payload,
      });
      if (statusCode === 200) answered.push(`${method} ${path}`);
      else {
        const input = { status: statusCode, wait: headers['retry-after'], body: response.json() };
        const expected = { status: 503, wait: '30', body: expectedOf(path) };
        expect({ route: `${method} ${path}`, ...input }).toMatchObject({
          route: `${method} ${path}`,
          ...expected,
        });
      }
    }
    expect(answered.sort()).toEqual(OPEN);
  });

  test.each(['/api', '/api/', '/api/nothing', '/partner/v1/nothing', '/files/documents'])(
    'GET %s',
    async (url) => {
      const response = await app.call({ url, headers: { host } });
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
      expect(response.json()).toMatchObject(expectedOf(url));
    },
  );

  test.each([FIND, '{ nothing', 'mutation { reportListing(inputData: {}) { _id } }'])(
    'a call %s',
    async (query) => {
      const { status, data, errors } = await app.api(query);
      expect({ status, errors, data: data ?? null }).toMatchObject({
        status: 503,
        ...refusal,
        data: null,
      });
    },
  );
});

test('a browser redirected to a call waits on the page, and is redirected back', async () => {
  const url = '/api/unsubscribe/abc?a=b';
  const { statusCode, headers } = await app.call({ url, headers: { accept: 'text/html,*/*' } });
  expect([statusCode, headers.location]).toEqual([
    302,
    '/maintenance?returnTo=%2Fapi%2Funsubscribe%2Fabc%3Fa%3Db',
  ]);
});

test('a file is refused before it is read', async () => {
  const more = ['content-type: multipart/form-data; boundary=x', 'content-length: 25000000'];
  const { status, body } = await rawCall(port, rawHead('POST', '/api/uploads', { more }));
  expect([status, JSON.parse(body)]).toMatchObject([503, refusal]);
});

test('a socket is told to retry later', async () => {
  const { key } = app.realtime.client;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`);
  const code = await new Promise((done) => socket.on('close', done));
  // Pusher's clients wait before they reconnect if the code is below 4200.
  expect(code).toBe(4100);
});

test('metrics are available', async () => {
  const answer = await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`);
  expect(answer.status).toBe(200);
});

test('without it every call works again', async () => {
  const open = await createTestApp();
  expect((await open.call({ url: '/api' })).json()).toEqual({ status: 'ok' });
  expect((await open.api(FIND)).status).toBe(200);
  const page = await open.call({ url: '/api/unsubscribe/abc', headers: { accept: 'text/html' } });
  expect(page.headers.location).not.toContain('/maintenance');
  await open.close();
});
