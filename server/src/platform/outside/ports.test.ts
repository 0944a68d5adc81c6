import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { AddressRefused } from './open-internet.ts';
import { createPorts, CircuitOpenError, type Ports } from './ports.ts';

/* A foreign server whose answers a test sets. */
let server: Server;
let address: string;
let calls = 0;
let status: number | 'never';
let ports: Ports;
const lines: string[] = [];

beforeAll(async () => {
  server = createServer((_, response) => {
    calls += 1;
    if (status === 'never') return;
    if (status === 302) response.setHeader('location', 'http://127.0.0.1:1/elsewhere');
    response.writeHead(status).end('an answer');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  lines.length = 0;
  calls = 0;
  status = 200;
  ports = createPorts({ log: pino({}, { write: (line: string) => void lines.push(line) }) });
});

afterEach(() => vi.useRealTimers());

const input = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

test('a server that fails three times is not called, and called again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const port = ports.to('bank', address, { seconds: 5, failures: 3, pauseSeconds: 30 });
  status = 503;
  for (let times = 0; times < 3; times += 1) expect((await port.fetch(address)).status).toBe(503);
  await expect(port.fetch(address)).rejects.toThrow(CircuitOpenError);
  expect([calls, ports.paused()]).toEqual([3, ['bank']]);
  status = 200;
  vi.setSystemTime(Date.now() + 29_999);
  await expect(port.fetch(address)).rejects.toThrow(CircuitOpenError);
  vi.setSystemTime(Date.now() + 1);
  expect(await (await port.fetch(address)).text()).toBe('an answer');
  expect(ports.paused()).toEqual([]);
  expect(input()).toEqual([
    'external service does not answer: circuit open',
    'external service answers again: circuit closed',
  ]);
});

test('an answer with an error is an answer, and resets the count', async () => {
  const port = ports.to('bank', address, { seconds: 5, failures: 2 });
  for (const one of [500, 404, 500, 401, 500, 200]) {
    status = one;
    expect((await port.fetch(address)).status).toBe(one);
  }
  expect(ports.paused()).toEqual([]);
});

test('a thrown error counts, unless it was an answer', async () => {
  const isAnswer = (error: unknown) => error instanceof RangeError;
  const port = ports.to('bank', address, { seconds: 5, failures: 1, isAnswer });
  const fail = (error: Error) => port.execute(() => Promise.reject(error));
  await expect(fail(new RangeError('no such account'))).rejects.toThrow('no such account');
  await expect(fail(new Error('connection lost'))).rejects.toThrow('connection lost');
  await expect(fail(new Error('not asked'))).rejects.toMatchObject({
    name: 'CircuitOpenError',
    cause: { message: 'connection lost' },
  });
});

test('a server that never answers is not awaited', async () => {
  const port = ports.to('bank', address, { seconds: 0.1, failures: 1 });
  status = 'never';
  await expect(port.fetch(address)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(port.fetch(address)).rejects.toThrow(CircuitOpenError);
});

test('it does not follow redirects, and calls no other server', async () => {
  const port = ports.to('bank', address, { seconds: 5 });
  status = 302;
  await expect(port.fetch(address)).rejects.toThrow('fetch failed');
  calls = 0;
  for (const other of ['http://169.254.169.254/', 'https://127.0.0.1/', 'http://example.com/'])
    await expect(port.fetch(other)).rejects.toThrow(AddressRefused);
  expect(calls).toBe(0);
});

test('one server is one port, wherever it is called from', async () => {
  const options = { seconds: 5, failures: 1 };
  await expect(
    ports.to('bank', address, options).execute(() => Promise.reject(new Error('lost'))),
  ).rejects.toThrow('lost');
  await expect(ports.to('bank', address, options).fetch(address)).rejects.toThrow(CircuitOpenError);
  expect((await ports.to('post', address, options).fetch(address)).status).toBe(200);
});
