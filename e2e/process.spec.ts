import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from '../server/testing/free-port.ts';
import { openToOthers } from '../server/testing/open-to-others.ts';
import { secretKey } from '../server/testing/secret-key.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';

let folder = '';
let servers: ServerProcess[] = [];

// Each test starts the server, some of them twice.
test.beforeEach(() => {
  folder = newServerFolder();
  servers = [];
});

test.afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

function start(port: number | string, env: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ PORT: String(port), VAR_DIR: folder, ...env });
  servers.push(server);
  return server;
}

/** Sends the headers of a call, and half of its body once the server waits for it. */
async function beginCall(port: number) {
  const body = JSON.stringify({ query: '{ getListings { metaData { totalDocuments } } }' });
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  const head = [
    'POST /api/graphql HTTP/1.1',
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => text).toContain('100 Continue');
  socket.write(body.slice(0, 10));
  return { answer: () => text, finish: () => socket.write(body.slice(10)) };
}

test('the server opens, reports that it is live and ready, and closes on request', async () => {
  // From nothing, as at the first start.
  rmSync(join(folder, 'db'), { recursive: true });
  const port = await freePort();
  const server = start(port);
  await server.waitForOutput('Husvær is open');
  for (const path of ['healthz', 'readyz']) {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  }
  expect(existsSync(join(folder, 'db.lock'))).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('on a stop signal it finishes open requests and leaves nothing behind', async () => {
  const port = await freePort();
  const server = start(port);
  await server.waitForOutput('Husvær is open');
  const call = await beginCall(port);
  server.child.kill('SIGTERM');
  await server.waitForOutput('stopping');
  call.finish();
  await expect.poll(call.answer).toContain('HTTP/1.1 200 OK');
  expect(await server.ended).toBe(0);
  expect(call.answer()).toContain('"totalDocuments":0');
  expect(server.output()).toContain('"msg":"stopped"');
  expect(existsSync(join(folder, 'db.lock'))).toBe(false);
});

test('on a stop signal it answers as before, then once on each open connection', async () => {
  const port = await freePort();
  // It answers as before for half of them: long enough for two requests on any machine.
  const server = start(port, { DRAIN_SECONDS: '60' });
  await server.waitForOutput('Husvær is open');
  const line = connect(port, '127.0.0.1');
  const answers: string[] = [];
  line.on('data', (chunk) => answers.push(String(chunk)));
  const ended = once(line, 'end');
  const fetchPage = async () => {
    const before = answers.length;
    line.write(`GET /readyz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await expect.poll(() => answers.length).toBeGreaterThan(before);
    return answers.at(-1)?.toLowerCase();
  };
  expect(await fetchPage()).toContain('http/1.1 200 ok');

  server.child.kill('SIGTERM');
  await server.waitForOutput('stopping');
  // The node reports that it stops, and still answers new requests.
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'keep-alive']);
  expect(await fetchPage()).toContain('connection: keep-alive');

  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 120_000 }).toBe(false);
  const last = await fetchPage();
  expect(last).toContain('http/1.1 503');
  expect(last).toContain('connection: close');
  await ended;
  expect(await server.ended).toBe(0);
});

test('on a stop signal it ends, even when no one reads its log', async () => {
  const server = start(await freePort());
  await server.waitForOutput('Husvær is open');
  server.child.stdout?.destroy();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('with another key than its data is encrypted with, it does not open', async () => {
  const port = await freePort();
  const first = start(port, { SECRET_KEY: secretKey(1) });
  await first.waitForOutput('Husvær is open');
  // The key for sealing documents is made before a server is ready.
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = start(await freePort(), { SECRET_KEY: secretKey(2) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/SECRET_KEY is wrong: .* encrypted with the key '[\da-f]{8}'/);
  const third = start(await freePort(), {
    SECRET_KEY: secretKey(2),
    SECRET_KEYS_FORMER: secretKey(1),
  });
  await third.waitForOutput('Husvær is open');
});

test('a database that does not answer is named in the error', async () => {
  const server = start(await freePort(), {
    DATABASE_URL: `postgres://x@127.0.0.1:${await freePort()}/x`,
    TEST_FEATURES: 'on',
  });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('DATABASE_URL does not answer: connect ECONNREFUSED');
  expect(server.output()).not.toContain('    at ');
});

test('a second server on the same database is refused, and a new one starts after a kill', async () => {
  const port = await freePort();
  const first = start(port);
  await first.waitForOutput('Husvær is open');
  const second = start(await freePort());
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`open in process ${first.child.pid}`);
  expect(second.output()).not.toContain('    at ');

  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(folder, 'db.lock'))).toBe(true);
  const third = start(port);
  await third.waitForOutput('Husvær is open');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
});

test('only its owner may read its files, also those that were open before', async () => {
  for (const name of ['db', 'mail', 'files']) {
    mkdirSync(join(folder, name), { recursive: true });
    chmodSync(join(folder, name), 0o777);
  }
  const port = await freePort();
  const server = start(port);
  await server.waitForOutput('Husvær is open');
  const { status } = await fetch(`http://localhost:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'kari@example.com',
      password: 'en lang setning',
      name: 'Kari Nordmann',
      birthDate: '1990-05-17',
      registerAs: 'tenant',
      optimiseFor: 'tenant',
      agreesToTerms: true,
      agreesToPrivacy: true,
      language: 'no',
    }),
  });
  expect(status).toBe(201);
  await expect.poll(() => readdirSync(join(folder, 'mail'))).toHaveLength(1);
  for (const name of ['db', 'mail', 'files', 'secret.key'])
    expect(openToOthers(join(folder, name))).toEqual([]);
});

test('test features that a setting names are on, and are logged', async () => {
  const port = await freePort();
  const server = start(port, {
    HOST: '127.0.0.2',
    ORIGIN: `http://127.0.0.2:${port}`,
    TEST_FEATURES: 'on',
  });
  await server.waitForOutput('Husvær is open');
  expect(server.output()).toContain('TEST_FEATURES is on: any visitor can log in as any user');
  expect((await fetch(`http://127.0.0.2:${port}/dev/outbox`)).status).toBe(200);
});

test('a wrong setting is named in the error', async () => {
  const server = start('abc');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('PORT is wrong');
  expect(server.output()).not.toContain('    at ');
});

for (const setting of ['PORT', 'METRICS_PORT'])
  test(`the error for a taken port names its setting, ${setting}, and the database is released`, async () => {
    const neighbour = createServer().listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    const { port } = neighbour.address() as AddressInfo;
    const server = start(await freePort(), { [setting]: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(
      `\n${setting} is wrong: another process already listens on ${port}`,
    );
    expect(server.output()).not.toContain('    at ');
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
    neighbour.close();
  });
