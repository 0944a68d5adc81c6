import { afterAll, beforeAll, expect, test } from 'vitest';

import { createFullScenario, NOBODYS_ID, type FullScenario } from '../testing/full-scenario.ts';
import { rowsOf, tableOf, tablesOf } from '../testing/fuzz/rows.ts';
import { numberOf } from '../testing/national-number.ts';
import { partnerCalls } from '../testing/partner-key.ts';
import { NOW } from '../testing/test-app.ts';
import { createTestContext } from '../testing/test-context.ts';
import { openIdentification, viewerOf } from './features/accounts/public.ts';
import { features } from './features.ts';
import { createKeys, keyInDirectory, type Keys } from './platform/keys.ts';
import { unsubscribing } from './platform/mail/mailings.ts';
import { findUnknownKeyId } from './platform/sealed.ts';
import { SYSTEM } from './platform/viewer.ts';
import { createRunner, type Runner } from './platform/work.ts';

/*
 * Rotation of `SECRET_KEY`: what was signed and sealed with the former key is still read, all of it is sealed
 * again, and then the former key is no longer needed.
 */

let scenario: FullScenario;
let token: string;
let former: Keys;
/** The keys in use: only the former, both, only the new one. */
let rotated: Keys;
let renewed: Keys;

const columns = features.flatMap(({ sealed }) => sealed ?? []);
const columnOf = (table: string) => columns.find((one) => one.table === table)!;
const command = features
  .flatMap(({ commands }) => commands ?? [])
  .find(({ name }) => name === 'secrets reseal')!;

beforeAll(async () => {
  scenario = await createFullScenario();
  const { app } = scenario;
  const master = keyInDirectory(app.config.VAR_DIR);
  const next = new Uint8Array(32).fill(5);
  [former, rotated, renewed] = [createKeys(master), createKeys(next, [master]), createKeys(next)];
  token = (await scenario.actorOf('tenant')).token!;

  // Other sealed values: a webhook's former secret and a call's answer, the key of seals, the bank's
  // questions.
  const call = partnerCalls(app, scenario.partnerKey);
  const { webhookId } = scenario.partnersOwn;
  await call('POST', `/webhooks/${webhookId!}/rotate-secret`);
  const once = { 'idempotency-key': 'once' };
  await call('POST', '/webhooks', { url: 'https://203.0.114.8/' }, once);
  for (const { ready } of features)
    await ready?.({ ...createTestContext(), ...app, keys: former, log: app.http.log as never });
  const answers = Object.fromEntries(
    ['comment', 'amount'].map((field) => [
      field,
      former.seal(columnOf('deposit_tenant').purpose({ reference: '1' }, field), '"x"'),
    ]),
  );
  await app.database.session(async ({ query }) => {
    await query(
      `insert into deposit (id, lease_id, landlord_id, type, amount, has_account_each, created_at)
       values ($1, $2, $3, 'deposit_account', 1, false, now())`,
      [NOBODYS_ID, scenario.leases[0], scenario.landlord.id],
    );
    await query(
      `insert into deposit_tenant (deposit_id, position, email, name, reference, submitted_at, answers)
       values ($1, 0, 'x@x.no', 'X', '1', now(), $2)`,
      [NOBODYS_ID, JSON.stringify(answers)],
    );
    await query(
      `insert into deposit_batch (id, serial, created_at, content, documents, due_at)
       values ($1, 1, now(), $2, '[]', now())`,
      [NOBODYS_ID, former.seal(columnOf('deposit_batch').purpose({ serial: 1 }, ''), 'a batch')],
    );
  });
});
afterAll(() => scenario.app.close());

const runnerWith = (keys: Keys): Runner =>
  createRunner(scenario.app.database, { ...createTestContext(scenario.app.clock), keys });

/** The tables with values sealed by the newest of these keys, one entry per row. */
async function sealedBy({ id }: Keys): Promise<string[]> {
  const rows = await rowsOf(scenario.app, await tablesOf(scenario.app));
  const sealed = new RegExp(`"${id}\\.[\\w-]{16}\\.[\\w-]*\\.[\\w-]{22}"`);
  return [...rows].flatMap(([key, row]) => (sealed.test(row) ? [tableOf(key)] : [])).sort();
}

/** Opens all sealed values with these keys. */
async function openAll(keys: Keys): Promise<number> {
  let opened = 0;
  for (const { table, column, isObject, purpose } of columns) {
    const rows = await scenario.app.database.session(({ query }) =>
      query<{ row: Record<string, any> }>(
        `select to_jsonb(one) as row from ${table} one where ${column} is not null`,
      ),
    );
    expect(rows.length, `${table}.${column}`).toBeGreaterThan(0);
    for (const { row } of rows) {
      const texts: Record<string, string> = isObject ? row[column] : { '': row[column] };
      for (const [field, text] of Object.entries(texts)) {
        expect(keys.open(purpose(row, field), text)).not.toBe('');
        opened += 1;
      }
    }
  }
  return opened;
}

test('with a new key and the former one, everything is still readable', async () => {
  const runner = runnerWith(rotated);
  expect(await openAll(rotated)).toBeGreaterThan(columns.length);
  const { clock } = scenario.app;
  const seen = await viewerOf(`Bearer ${token}`, { keys: rotated, clock, runner });
  expect(seen.kind).toBe('account');
  await expect(viewerOf(`Bearer ${token}`, { keys: renewed, clock, runner })).rejects.toMatchObject(
    { code: 'accounts.token_invalid' },
  );
  const late = rotated.read(token, NOW.add({ minutes: 21 }));
  await expect(late).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });

  const { page } = unsubscribing(former, new URL('http://x'), { kind: 'a', id: 'b' });
  const print = page.split('.').at(-1)!;
  expect(rotated.isFingerprint(print, 'unsubscribe', 'a.b')).toBe(true);
  expect(rotated.isFingerprint(print, 'unsubscribe', 'a.c')).toBe(false);
  expect(renewed.isFingerprint(print, 'unsubscribe', 'a.b')).toBe(false);
});

test('a node that does not have the new key yet accepts it once it has', async () => {
  const prepared = createKeys(keyInDirectory(scenario.app.config.VAR_DIR), [
    new Uint8Array(32).fill(5),
  ]);
  expect(prepared.id).toBe(former.id);
  const claims = { sub: 'somebody', roles: [] };
  expect(await prepared.read(await rotated.sign(claims, NOW, 60), NOW)).toMatchObject(claims);
  await expect(former.read(await rotated.sign(claims, NOW, 60), NOW)).rejects.toThrow();
  expect(prepared.open('x', rotated.seal('x', 'a'))).toBe('a');
  expect(prepared.isFingerprint(rotated.fingerprint('x', 'a'), 'x', 'a')).toBe(true);
});

test('a database is not opened with a key that did not encrypt its secrets', async () => {
  const strangerFor = (keys: Keys) => runnerWith(keys).read(SYSTEM, findUnknownKeyId, columns);
  expect(await strangerFor(former)).toBe(null);
  expect(await strangerFor(rotated)).toBe(null);
  expect(await strangerFor(renewed)).toBe(former.id);
});

test('new signatures and secrets use the new key', async () => {
  expect(renewed.open('x', rotated.seal('x', 'a'))).toBe('a');
  expect(rotated.fingerprint('x', 'a')).toBe(renewed.fingerprint('x', 'a'));
  const claims = { sub: 'somebody', roles: [] };
  expect(await renewed.read(await rotated.sign(claims, NOW, 60), NOW)).toMatchObject(claims);
});

test('all is encrypted again, wherever it is stored, and the former key is not needed', async () => {
  const before = await sealedBy(former);
  expect(new Set(before)).toEqual(new Set(columns.map(({ table }) => table)));
  const reseal = async (keys: Keys) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const runner = runnerWith(keys);
    await command.run({
      args: [],
      runner,
      audits: [],
      check: () => Promise.resolve([]),
      sealed: columns,
      print,
    });
    return lines;
  };
  const answer = await reseal(rotated);
  expect(answer).toContain('deposit_tenant.answers: 1');
  expect(answer.every((line) => !line.endsWith(': 0'))).toBe(true);
  expect((await reseal(rotated)).every((line) => line.endsWith(': 0'))).toBe(true);
  expect(await sealedBy(former)).toEqual([]);
  expect(await sealedBy(renewed)).toEqual(before);
  expect(await openAll(renewed)).toBeGreaterThan(columns.length);

  // An identity number is found by its fingerprint, which is made again together with it.
  const [asker] = await scenario.app.database.session(({ query }) =>
    query<{ id: string; print: string }>(
      'select id, identification_print as print from account where identification is not null',
    ),
  );
  expect(asker?.print).toBe(renewed.fingerprint('identification', numberOf('1998-03-04')));
  const opened = runnerWith(renewed).run(SYSTEM, openIdentification, {
    accountId: asker!.id,
    purpose: 'test',
  });
  expect(await opened).toBe(numberOf('1998-03-04'));
});

test('without the key it was encrypted with, nothing is changed and the key is named', async () => {
  const stranger = createKeys(new Uint8Array(32).fill(6));
  const context = {
    args: [],
    runner: runnerWith(stranger),
    audits: [],
    check: () => Promise.resolve([]),
    sealed: columns,
  };
  const done = command.run({ ...context, print: () => undefined });
  await expect(done).rejects.toThrow(`Sealed with the key '${renewed.id}'`);
  expect(await sealedBy(stranger)).toEqual([]);
});
