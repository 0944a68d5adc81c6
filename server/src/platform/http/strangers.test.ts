import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rawCall, rawHead } from '../../../testing/raw-call.ts';
import { faultsOf, findFault } from '../../../testing/strangers.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PHOTO = '/files/photos/00000000-0000-4000-8000-000000000000';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
});
afterAll(() => app.close());

const request = (method: string, target: string, more: readonly string[] = []) =>
  rawCall(port, rawHead(method, target, { more }));

describe('an unknown address is not found', () => {
  test.each([
    '..',
    '%2e%2e/x',
    '%00',
    'a%00b',
    'x'.repeat(5000),
    '.',
    '../../secret.key',
    'a/480.webp',
    '00000000-0000-4000-8000-000000000000/480.webp',
    '480.webp/..',
  ])('/files/photos/%s', async (rest) => {
    const answer = await request('GET', `/files/photos/${rest}`);
    expect({ status: answer.status, faults: faultsOf(answer) }).toEqual({
      status: 404,
      faults: [],
    });
    expect(JSON.parse(answer.body).errors[0].extensions.code).toBe('request.not_found');
  });
});

test('an existing photo is served', async () => {
  const folder = join(app.config.VAR_DIR, PHOTO);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '480.webp'), 'a photo');
  expect(await request('GET', `${PHOTO}/480.webp`)).toMatchObject({ status: 200, body: 'a photo' });
  // A file whose name is not a photo's size is not served.
  writeFileSync(join(folder, 'note.txt'), 'a note');
  expect((await request('GET', `${PHOTO}/note.txt`)).status).toBe(404);
});

describe('an unreadable address is malformed', () => {
  test.each(['/%ff', '/%', '/api/%c0%af', '/api/calendars/%zz', '/files/photos/%ff', 'x'])(
    '%s',
    async (target) => {
      const answer = await request('GET', target);
      expect({ status: answer.status, faults: faultsOf(answer) }).toEqual({
        status: 400,
        faults: [],
      });
      expect(JSON.parse(answer.body).errors[0].extensions.code).toBe('request.malformed');
    },
  );

  test('a reader of pages gets a page', async () => {
    const { status, headers, body } = await request('GET', '/%ff', ['Accept: text/html']);
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body).toContain('lang="en"');
  });

  test('a partner’s system gets a problem', async () => {
    const { status, headers, body } = await request('GET', '/partner/v1/%ff');
    expect([status, headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'request.malformed' });
  });
});

describe('an unsupported method is refused with the supported ones', () => {
  test.each([
    ['GET', '/api/auth/register', 'POST'],
    ['DELETE', '/api/graphql', 'POST'],
    ['PROPFIND', '/api/', 'GET, HEAD'],
    ['POST', `${PHOTO}/480.webp`, 'GET, HEAD'],
    ['PATCH', '/partner/v1/openapi.json', 'GET, HEAD'],
    ['DELETE', '/partner/v1/leases/x', 'GET, HEAD, PUT'],
  ])('%s %s', async (method, target, allow) => {
    const answer = await request(method, target);
    expect({ status: answer.status, allow: answer.headers['allow'] }).toEqual({
      status: 405,
      allow,
    });
    expect(faultsOf(answer)).toEqual([]);
    const input = JSON.parse(answer.body);
    expect(input.code ?? input.errors[0].extensions.code).toBe('request.wrong_method');
  });
});

test.each(['GET', 'POST', 'PUT'])(
  '%s of an unknown address in the partner API is a problem',
  async (method) => {
    const answer = await request(method, '/partner/v1/nowhere');
    expect(answer).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    });
    expect(faultsOf(answer)).toEqual([]);
  },
);

test.each(['evil.example', 'a.b.localhost', 'localhost.evil.example'])(
  'a page requested at %s, which is not our host, is refused',
  async (host) => {
    const bytes = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const answer = await rawCall(port, Buffer.from(bytes));
    expect(answer.status).toBe(421);
    expect(faultsOf(answer)).toEqual([]);
  },
);

describe('an invalid request', () => {
  test.each([
    ['bytes', '\xff\xfe\0\r\n\r\n', 400],
    ['an address of raw bytes', 'GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 421],
    ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(300_000)}\r\n\r\n`, 431],
    ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    [
      'an unknown expectation',
      'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: x\r\n\r\n',
      404,
    ],
    [
      'an invalid socket',
      'GET /app/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      400,
    ],
    [
      'another protocol',
      'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
      404,
    ],
  ])('%s', async (_, bytes, status) => {
    const answer = await rawCall(port, Buffer.from(bytes, 'latin1'));
    expect({
      status: answer.status,
      faults: faultsOf(answer).filter((one) => one !== '405 without Allow'),
    }).toEqual({ status, faults: [] });
  });
});

test('a data request gets data however its address is written', async () => {
  for (const target of ['/%61pi/auth/nowhere', 'http://localhost/api/nowhere', '/api/nowhere'])
    expect((await request('GET', target)).headers['cache-control']).toBe('no-store');
});

test('no call of a stranger is logged as our error', async () => {
  expect(await findFault(port, { seed: 1, runs: 2000 })).toBeNull();
});
