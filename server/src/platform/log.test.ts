import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import { addPerson, PASSWORD } from '../../testing/people.ts';
import { NOW } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createApp, type App } from '../app.ts';
import { readConfig } from '../config.ts';
import { setClock } from './clock.ts';
import { logFailure } from './errors.ts';
import { createLogger } from './log.ts';

const SECRET = 'Zk3r9QbX0-vT_pLm2sYw8aHc6nUe4gDfJiOqRtBxNyK';
const written: string[] = [];
const log = createLogger(
  { LOG_LEVEL: 'info', LOG_FORMAT: 'json' },
  { write: (line) => void written.push(line) },
);
const lines = () => written.map((line) => JSON.parse(line) as Record<string, any>);
const directory = mkdtempSync(join(tmpdir(), 'husvaer-test-'));
let app: App;

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', VAR_DIR: directory, GEONORGE_URL: 'off' });
  const database = await testDatabase();
  app = await createApp({ config, clock: setClock(NOW), log, database, pages: false });
});
beforeEach(() => void written.splice(0));
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const call = (options: InjectOptions) =>
  app.http.inject({ ...options, headers: { host: 'localhost:3000', ...options.headers } });

test('a request is one line: time, source, content and outcome', async () => {
  await call({
    url: `/api/calendars/${SECRET}.ics?x=1`,
    headers: { authorization: 'Bearer a.secret.token', cookie: 'accessToken=a.secret.token' },
  });
  const [refused, completed] = lines();
  expect(refused).toMatchObject({ msg: 'request refused', code: 'leases.not_found' });
  expect(completed).toMatchObject({
    msg: 'request completed',
    time: expect.any(Number),
    reqId: refused?.['reqId'],
    req: { method: 'GET', url: '/api/calendars/…?x=…', remoteAddress: '127.0.0.1' },
    route: '/api/calendars/:token.ics',
    res: { statusCode: 404 },
  });
  await call({ url: `/files/documents?signed=${SECRET}` });
  expect(lines().at(-1)?.['req'].url).toBe('/files/documents?signed=…');
  for (const secret of [SECRET, 'a.secret']) expect(written.join('')).not.toContain(secret);
});

test('a claimed client address is not trusted', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  await call({ url: '/healthz', remoteAddress: '203.0.113.9', headers });
  expect(lines().at(-1)?.['req'].remoteAddress).toBe('203.0.113.9');
});

test('logins and wrong passwords are logged with the account; no password is', async () => {
  const { id } = await addPerson(app, { email: 'kari@x.no' });
  const logIn = (password: string) =>
    call({ method: 'POST', url: '/api/auth', payload: { user: 'kari@x.no', password } });
  await logIn('a wrong one, surely');
  await logIn(PASSWORD);
  expect(lines().map(({ msg, account, code }) => [msg, account ?? code])).toEqual([
    ['wrong password', id],
    ['request refused', 'accounts.invalid_credentials'],
    ['request completed', undefined],
    ['logged in', id],
    ['request completed', undefined],
  ]);
  for (const secret of ['a wrong one', PASSWORD, 'kari@x.no'])
    expect(written.join('')).not.toContain(secret);
});

test('refusals that may be an attack are logged by their code, with the account', () => {
  const account = '019aa000-0000-7000-8000-000000000001';
  for (const error of [
    accountErrors.token_invalid(),
    accountErrors.not_found(),
    requestErrors.too_many({ retryAfter: 3 }),
    requestErrors.malformed(),
  ])
    logFailure(error, log, { account });
  expect(lines().map(({ msg, code, account: whose }) => [msg, code, whose])).toEqual([
    ['request refused', 'accounts.token_invalid', account],
    ['request refused', 'accounts.not_found', account],
    ['request refused', 'request.too_many', account],
  ]);
});

test('an error of the database is logged without the data being saved', async () => {
  const twice = app.database.session((session) =>
    session.query('insert into migration select * from migration where $1::text is not null', [
      'somebody@example.com',
    ]),
  );
  const error = await twice.then(
    () => null,
    (reason: unknown) => reason,
  );
  logFailure(error, log);
  const [line] = lines();
  expect(line).toMatchObject({ msg: 'request failed', err: { code: '23505' } });
  expect(Object.keys(line?.['err'])).not.toContain('detail');
  expect(written.join('')).not.toContain('somebody@example.com');
});

test('user input can not start a log line of its own', () => {
  logFailure(new Error('one\n{"level":30,"msg":"logged in"}'), log);
  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd()).not.toContain('\n');
});
