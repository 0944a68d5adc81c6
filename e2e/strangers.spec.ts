import { rmSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { freePort } from '../server/testing/free-port.ts';
import { rawCall, rawHead } from '../server/testing/raw-call.ts';
import { faultsOf, findFault } from '../server/testing/strangers.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';

/* Requests by strangers to a server with pages. server/src/platform/http/strangers.test.ts has the same
   for one without, also the malformed calls, every day. */

let folder = '';
let port = 0;
let server: ServerProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = newServerFolder();
  port = await freePort();
  server = startServerProcess({ PORT: String(port), VAR_DIR: folder });
  await server.waitForOutput('Husvær is open');
});

test.afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

test('pages accept no writing methods', async () => {
  const accept = ['Accept: text/html'];
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const answer = await rawCall(port, rawHead(method, '/find-home', { more: accept }));
    expect([answer.status, answer.headers['allow'], faultsOf(answer)]).toEqual([
      405,
      'GET, HEAD',
      [],
    ]);
    expect(answer.body).toContain('Denne siden kan bare leses');
  }
});

test('an unknown address is answered in the form of its site', async () => {
  const fetchRaw = (target: string) => rawCall(port, rawHead('GET', target));
  const answers = await Promise.all(
    ['/nowhere', '/api/nowhere', '/partner/v1/nowhere', '/files/photos/..', '/%ff'].map(fetchRaw),
  );
  expect(answers.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
    [404, 'text/html; charset=utf-8'],
    [404, 'application/json; charset=utf-8'],
    [404, 'application/problem+json; charset=utf-8'],
    [404, 'application/json; charset=utf-8'],
    [400, 'application/json; charset=utf-8'],
  ]);
  expect(answers.flatMap(faultsOf)).toEqual([]);
});

test(
  'no malformed call causes a server error, nor an error in the log',
  { tag: '@nightly' },
  async () => {
    expect(await findFault(port, { seed: 2, runs: 1500 })).toBeNull();
    await expect.poll(server.output).toContain('request completed');
    expect(server.output()).not.toContain('"level":50');
  },
);
