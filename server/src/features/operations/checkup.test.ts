import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FINDINGS, finding, type Finding } from '@husvaer/domain/operations/findings';

import { startMailServer, type MailServer } from '../../../testing/mail-server.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runChecks, problemIn } from '../../platform/checks/check.ts';
import { dkimOf, mailCheck, spfOf } from '../../platform/checks/mail-checks.ts';
import { contributionsTo } from '../../platform/feature.ts';
import { platform } from '../../platform/platform-manifest.ts';
import { recordStaffAction } from '../../platform/audit-log.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { features } from '../../features.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { createLogger } from '../../platform/log.ts';
import { commands } from './commands.ts';
import { FINDING_TEXTS, writeFinding } from './messages/write-finding.ts';

let app: TestApp;
let dina: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  const grants = [{ role: 'operator' as const, partnerId: null }];
  dina = await addPerson(app, { email: 'dina@x.no', grants });
});
afterAll(() => app.close());

const checks = contributionsTo([platform, ...features], 'checks');
function check(config: Partial<TestApp['config']> = {}) {
  const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  return runChecks(checks, {
    ...createTestContext(app.clock, app.config.VAR_DIR),
    database: app.database,
    runner: app.runner,
    storage: app.storage,
    log,
    config: { ...app.config, ...config },
  });
}
const reasons = (found: readonly Finding[]) => found.map(({ reason }) => reason);

describe('a check of an installation', () => {
  test('finds what a trial lacks, and what it has', async () => {
    const found = reasons(await check());
    expect(found).toEqual(
      expect.arrayContaining([
        'identity.test',
        'mail.unset',
        'seal.own',
        'time_stamp.unset',
        'storage.ok',
        'backup.none',
        'rates.ok',
        'price_index.none',
        'sftp.unset',
      ]),
    );
    expect(found).toContainEqual(
      app.database.engine.kind === 'pglite'
        ? 'database.built_in'
        : // The tests connect as the role that made the database server.
          'database.superuser',
    );
  });

  test('knows the age of a backup, and that a rate is missing', async () => {
    await app.runner.run(SYSTEM, recordStaffAction, { what: 'backup', whom: '/backups/1' });
    expect(reasons(await check())).toContain('backup.ok');
    app.clock.set(app.clock.now().add({ hours: 27 }));
    expect(await check()).toContainEqual(finding('backup.old', { hours: '27' }));
    app.clock.set(Temporal.Instant.from('2040-01-02T08:00:00Z'));
    expect(await check()).toContainEqual(
      finding('rates.missing', { kind: 'court_fee', day: '2040-01-02' }),
    );
    app.clock.set(Temporal.Instant.from('2026-11-22T08:00:00Z'));
  });

  test('says why a server does not answer', async () => {
    const silent = 'http://127.0.0.1:1';
    const found = await check({
      OIDC_ISSUER: silent,
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'x',
      TSA_URL: silent,
      SEALING_P12: '/nowhere.p12',
      SEALING_P12_PASSWORD: '',
    });
    expect(reasons(found)).toEqual(
      expect.arrayContaining(['identity.silent', 'time_stamp.silent', 'seal.broken']),
    );
    for (const { reason, values } of found)
      if (/silent$/.test(reason)) expect(values['problem']).toMatch(/ECONNREFUSED|bad port/);
  });

  test('that fails is a finding itself', async () => {
    const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
    const failing = {
      name: 'odd',
      run: () => Promise.reject(new Error('outer', { cause: new Error('inner') })),
    };
    expect(await runChecks([failing], { log } as never)).toEqual([
      finding('check.failed', { name: 'odd', problem: 'outer: inner' }),
    ]);
    expect(problemIn(new AggregateError([new Error('ECONNREFUSED')]))).toBe('ECONNREFUSED');
  });
});

describe('mail', () => {
  let server: MailServer;
  beforeAll(async () => void (server = await startMailServer()));
  afterAll(() => server.close());

  test('the mail server is called, and no mail is sent', async () => {
    const verify = (url: string) =>
      mailCheck.run({
        config: { ...app.config, SMTP_URL: url, MAIL_FROM: 'a@husvaer.invalid' },
      } as never);
    expect(await verify(server.url)).toContainEqual(expect.objectContaining({ reason: 'mail.ok' }));
    expect(server.taken).toEqual([]);
    expect(reasons(await verify('smtp://127.0.0.1:1'))).toContain('mail.silent');
    expect(reasons(await verify('smtp://127.0.0.1:1'))).toContain('dkim.unset');
  });

  test.each([
    [['v=spf1 include:spf.example -all'], 'spf.ok'],
    [['V=SPF1'], 'spf.ok'],
    [['google-site-verification=1', 'v=spf10'], 'spf.missing'],
    [[], 'spf.missing'],
  ])('of a domain with the texts %j it finds %s', async (texts, reason) => {
    expect(await spfOf('x.no', () => Promise.resolve(texts))).toMatchObject({ reason });
  });

  test.each([
    [['v=DKIM1; k=rsa; p=MIIBIjANBg'], 'dkim.ok'],
    [['p=MIIBIjANBg'], 'dkim.ok'],
    [['v=DKIM1; p='], 'dkim.missing'],
    [[], 'dkim.missing'],
  ])('of a key with the texts %j it finds %s', async (texts, reason) => {
    const queries: string[] = [];
    const found = await dkimOf('x.no', 'mail2026', (name) => {
      queries.push(name);
      return Promise.resolve(texts);
    });
    expect(found).toMatchObject({ reason });
    expect(queries).toEqual(['mail2026._domainkey.x.no']);
  });

  test('a DNS that does not answer is no verdict', async () => {
    const silent = () => Promise.reject(new Error('ETIMEOUT'));
    expect(await spfOf('x.no', silent)).toMatchObject({ reason: 'spf.unknown' });
    expect(await dkimOf('x.no', 's', silent)).toMatchObject({ reason: 'dkim.unknown' });
  });
});

test.each(['en', 'no'] as const)('every finding has its sentences in %s', (language) => {
  const { found, todo } = FINDING_TEXTS[language];
  const other = FINDING_TEXTS[language === 'en' ? 'no' : 'en'];
  const named = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [reason, outcome] of Object.entries(FINDINGS)) {
    const key = reason as keyof typeof FINDINGS;
    expect(named(found[key]), reason).toEqual(named(other.found[key]));
    expect(named(todo[key]), reason).toEqual(named(other.todo[key]));
    // What is as it should be needs nothing; everything else says what to do.
    expect(todo[key] === undefined, reason).toBe(outcome === 'ok');
  }
  expect(
    writeFinding(language, finding('rates.missing', { kind: 'court_fee', day: '1' })).found,
  ).toMatch(
    language === 'en' ? /^Court fee: no rate is known from 1/ : /^Rettsgebyr mangler fra 1/,
  );
});

test('operators check at /operations, in their language', async () => {
  const { data } = await app.api(
    '{ getCheckup(queryData: { language: no }) { name outcome found todo } }',
    {},
    await newToken(app, dina),
  );
  expect(data.getCheckup).toContainEqual({
    name: 'Tidsstempel',
    outcome: 'warning',
    found: 'Seglene har ikke tidsstempel: Bare vi sier når et dokument ble forseglet.',
    todo: 'Sett TSA_URL til en tidsstemplingstjeneste.',
  });
});

test.each([
  [[finding('disk.ok', { percent: '50', folder: '/var' })], 0, 'Ready for real people.'],
  [[finding('time_stamp.unset')], 0, '[ ] Time stamp: Set TSA_URL to a time stamp authority.'],
  [[finding('backup.none')], 1, 'Before real people use it: 1 to repair, 0 to look at.'],
])('the doctor prints %j and ends with %i', async (found, code, line) => {
  const printed: string[] = [];
  const ended = await commands[0]!.run({
    args: [],
    runner: app.runner,
    audits: [],
    sealed: [],
    check: () => Promise.resolve(found),
    print: (text) => void printed.push(text),
  });
  expect(ended).toBe(code);
  expect(printed).toContain(line);
});
