import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ ORIGIN: 'https://localhost' });
});
afterAll(() => app.close());

const ADDRESSES = ['/', '/nowhere', '/healthz', '/api', '/api/graphql', '/partner/v1/listings'];

test.each(ADDRESSES)('%s forbids what a browser must not do', async (url) => {
  const { headers } = await app.call({ url });
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': expect.stringMatching(/^application\/(problem\+)?json; charset=utf-8$/),
  });
  const policy = headers['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test.each(['/api', '/api/nowhere', '/api/graphql', '/partner/v1/listings'])(
  '%s is not cached',
  async (url) => {
    expect((await app.call({ url })).headers['cache-control']).toBe('no-store');
  },
);

test('other sites’ pages can read nothing', async () => {
  const origin = 'https://elsewhere.example';
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const { headers } = await app.call({ method, url: '/api/graphql', headers: { origin } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('a cookie alone does not log a user in', async () => {
  const { id, tokens } = await addPerson(app, { email: 'kari@x.no' });
  const payload = {
    query: 'query ($id: ID!) { myProfile(queryData: { userId: $id }) { email } }',
    variables: { id },
  };
  const call = (headers: Record<string, string>) =>
    app.call({ method: 'POST', url: '/api/graphql', payload, headers });
  const { accessToken, refreshToken } = tokens;
  const cookie = `accessToken=${accessToken}; refreshToken=${refreshToken}`;
  expect((await call({ cookie })).json().data).toBeNull();
  expect((await call({ authorization: `Bearer ${accessToken}` })).json().data.myProfile.email).toBe(
    'kari@x.no',
  );
});

test.each(['TRACE', 'CONNECT', 'PUT', 'DELETE'] as const)('%s does nothing', async (method) => {
  const { statusCode, body } = await app.call({
    method: method,
    url: '/api/graphql',
    headers: { authorization: 'Bearer a.secret.token' },
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toContain('secret');
});

test.each(['{"query":"{ __typename }","__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])(
  'a body that targets a prototype is malformed: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call({ method: 'POST', url: '/api/graphql', payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(({} as { a?: number }).a).toBeUndefined();
  },
);

test('a message with two different lengths is refused', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /api/graphql HTTP/1.1', 'Host: localhost', 'Content-Length: 5'];
  socket.write(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n0\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});
