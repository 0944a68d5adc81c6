import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { run } from '../../script/run.ts';
import { addPerson } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { openIdentification } from './features/accounts/public.ts';
import { recordStaffAction } from './platform/audit-log.ts';
import { SYSTEM } from './platform/viewer.ts';

// The command gets no setting from this process's environment.
const { PATH, NODE_COMPILE_CACHE } = process.env;
const directory = mkdtempSync(join(tmpdir(), 'husvaer-test-'));
let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

test('an action from a terminal is logged with its user before it begins; reading is not', async () => {
  const { env: shared, close } = await sharedDatabase(directory);
  const command = (...args: string[]) =>
    run(['node', 'server/src/console.ts', ...args], {
      env: { PATH, NODE_COMPILE_CACHE, SUDO_USER: 'kari', ...shared },
      quiet: true,
    });
  const refused = await command('accounts', 'end-sessions', 'nobody@x.no');
  expect(refused).toMatchObject({
    ok: false,
    output: expect.stringContaining('Nobody has an account'),
  });
  expect(await command('ledger', 'books')).toMatchObject({ ok: true });
  const { output } = await command('audit', 'log');
  const lines = output.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\S+Z {2}kari@\S+ {2}accounts end-sessions {2}nobody@x\.no$/);
  expect(lines[1]).toMatch(/kari@\S+ {2}audit log$/);
  await close();
}, 120_000);

test('an action that fails is not logged, and the user is the viewer’s account', async () => {
  const { id } = await addPerson(app, { email: 'staff@x.no' });
  const staff = { kind: 'account', id, sessionId: id, partnerId: null, grants: [] } as const;
  const action = { what: 'operations.retry_mail', whom: 'a-mail' };
  await app.runner.run(staff, recordStaffAction, action);
  const failing = app.runner.run(
    staff,
    async (work) => {
      await recordStaffAction(work, action);
      throw new Error('it did not work');
    },
    undefined,
  );
  await expect(failing).rejects.toThrow('it did not work');
  const rows = await app.database.session((session) =>
    session.query('select who, what, whom from staff_action'),
  );
  expect(rows).toEqual([{ who: id, ...action }]);
});

test.each([
  "update staff_action set who = 'nobody'",
  'delete from staff_action',
  'truncate staff_action',
  "update identification_read set purpose = 'x'",
  'delete from identification_read',
  'truncate deposit_answers_read',
])('the database refuses: %s', async (statement) => {
  const { id } = await addPerson(app, { email: `${statement.length}@x.no` });
  await app.runner.run(SYSTEM, openIdentification, { accountId: id, purpose: 'test' });
  const done = app.database.session((session) => session.exec(statement));
  await expect(done).rejects.toThrow('stays known');
});

test('a command with --help explains itself and does nothing', async () => {
  const command = (...args: string[]) =>
    run(['node', 'server/src/console.ts', ...args], {
      // Settings with which no command runs.
      env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: 'nonsense' },
      quiet: true,
    });
  const one = await command('leases', 'import-cpi', '--help');
  expect(one).toMatchObject({
    ok: true,
    output: expect.stringMatching(/^leases import-cpi \[FILE]/),
  });
  const all = await command('--help');
  expect(all).toMatchObject({ ok: true, output: expect.stringContaining('doctor') });
  const backup = await run(['node', 'server/src/backup-commands.ts', 'backup', '--help'], {
    env: { PATH, NODE_COMPILE_CACHE },
    quiet: true,
  });
  expect(backup).toMatchObject({ ok: true, output: '  backup FOLDER\n' });
}, 120_000);

test('without a command all commands are listed, also those of no feature', async () => {
  const { ok, output } = await run(['node', 'server/src/console.ts'], {
    env: { PATH, NODE_COMPILE_CACHE },
    quiet: true,
  });
  expect(ok).toBe(false);
  for (const usage of ['ledger check', 'migrate', 'export postgres://'])
    expect(output).toContain(`\n  ${usage}`);
});
