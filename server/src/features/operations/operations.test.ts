import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { JOBS } from '@husvaer/domain/operations/jobs';
import { readSchedule } from '@husvaer/domain/operations/schedule';

import { openBook } from '../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { features } from '../../features.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { SYSTEM } from '../../platform/viewer.ts';

let app: TestApp;
let operator: TestPerson;
let tenant: TestPerson;

const GET = `{ getOperations {
  queues { name waiting givenUp since }
  jobs { name cron state startedAt endedAt doneAt nextAt }
  failures { _id kind name whom attempts problem }
  paymentsWaiting webhooksFailing
  unprovedAccounts { name clientAccount invoices responsible }
} }`;
const RETRY = `mutation ($kind: FailureKind!, $ids: [ID!]!) {
  retryFailed(inputData: { kind: $kind, ids: $ids })
}`;
const runJob = (name: string, who = operator) =>
  app.api(
    'mutation ($name: String!) { runJob(inputData: { name: $name }) }',
    { name },
    who.tokens.accessToken,
  );
const query = (statement: string) => app.database.session(({ exec }) => exec(statement));
const get = async () => {
  const { data, errors } = await app.api(GET, {}, operator.tokens.accessToken);
  expect(errors).toBeUndefined();
  return data.getOperations;
};
const failuresOf = async (kind: string) =>
  (await get()).failures.filter((one: { kind: string }) => one.kind === kind);
const retry = (kind: string, ids: string[], who = operator) =>
  app.api(RETRY, { kind, ids }, who.tokens.accessToken);
const command = async (...args: string[]) => {
  const values: string[] = [];
  const commands = features.flatMap((feature) => feature.commands ?? []);
  const found = commands.find(({ name }) => name === 'accounts set-operator');
  const print = (line: string) => void values.push(line);
  await found?.run({
    args,
    runner: app.runner,
    audits: [],
    check: () => Promise.resolve([]),
    sealed: [],
    print,
  });
  return values;
};

beforeAll(async () => {
  app = await createTestApp();
  operator = await addPerson(app, { email: 'drift@x.no' });
  tenant = await addPerson(app, { email: 'leier@x.no' });
  await command('drift@x.no', 'yes');
});
afterAll(() => app.close());

describe('an operator', () => {
  test('is made only from a terminal, and loses the role immediately when it is withdrawn', async () => {
    expect(await command('LEIER@x.no', 'yes')).toEqual(['Is operator, from now on.']);
    expect((await app.api(GET, {}, tenant.tokens.accessToken)).status).toBe(200);
    expect(await command('leier@x.no', 'no')).toEqual(['Is not operator any more.']);
    const { errors } = await app.api(GET, {}, tenant.tokens.accessToken);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'operations.not_found',
      statusCode: 404,
    });
    await expect(command('nobody@x.no', 'yes')).rejects.toThrow('Nobody has an account');
    await expect(command('leier@x.no', 'perhaps')).rejects.toThrow('accounts set-operator');
  });

  test('can not be an unconfirmed address', async () => {
    await addPerson(app, { email: 'ubekreftet@x.no' });
    await query(`update account set verified_at = null where email = 'ubekreftet@x.no'`);
    await expect(command('ubekreftet@x.no', 'yes')).rejects.toThrow('is not confirmed');
    expect(await command('ubekreftet@x.no', 'no')).toEqual(['Is not operator any more.']);
  });

  test('no one else retries anything', async () => {
    const { errors } = await retry('mail', [crypto.randomUUID()], tenant);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'operations.not_found',
      statusCode: 404,
    });
  });

  test('sees every queue, also the empty ones', async () => {
    const { queues, failures, paymentsWaiting, webhooksFailing } = await get();
    const names = queues.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['outbox', 'mail', 'jobs', 'webhooks', 'photos']));
    for (const one of queues) expect(one).toMatchObject({ waiting: 0, givenUp: 0, since: null });
    expect({ failures, paymentsWaiting, webhooksFailing }).toEqual({
      failures: [],
      paymentsWaiting: 0,
      webhooksFailing: 0,
    });
  });
});

describe('a failed task', () => {
  test('an event is delivered to listeners that have not received it', async () => {
    await app.runner.run(
      SYSTEM,
      (work) => work.emit({ name: 'payments.allocated', payload: { leaseIds: [] } }),
      undefined,
    );
    await query("update outbox set attempts = 12, last_error = 'Error: not now'");
    const [failure] = await failuresOf('event');
    expect(failure).toMatchObject({
      name: 'payments.allocated',
      attempts: 12,
      problem: 'Error: not now',
    });
    expect((await retry('event', [failure._id])).data.retryFailed).toBe(1);
    // It is being retried already: a repeated call changes nothing.
    expect((await retry('event', [failure._id])).data.retryFailed).toBe(0);
    await app.dispatcher.settle();
    expect(await failuresOf('event')).toEqual([]);
    const waiting = await app.database.session((session) =>
      session.query('select from outbox where done_at is null'),
    );
    expect(waiting).toEqual([]);
  });

  test('a mail is sent, and its recipient is not shown in full', async () => {
    const mail = { to: 'kari.nordmann@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei' };
    await app.runner.run(SYSTEM, queueMail, mail);
    await query(
      "update mail set given_up_at = now(), due_at = now() + interval '30 days', attempts = 36, last_error = 'ESOCKET'",
    );
    expect(await app.mails()).toEqual([]);
    const [failure] = await failuresOf('mail');
    expect(failure).toMatchObject({
      name: 'Hei',
      whom: 'k…@example.com',
      attempts: 36,
      problem: 'ESOCKET',
    });
    expect((await retry('mail', [failure._id])).data.retryFailed).toBe(1);
    expect(await app.mails()).toMatchObject([{ to: 'kari.nordmann@example.com' }]);
    expect(await failuresOf('mail')).toEqual([]);
    const noted = await app.database.session((session) =>
      session.query(
        "select who, what, whom from staff_action where what = 'operations.retry_mail'",
      ),
    );
    expect(noted).toEqual([{ who: operator.id, what: 'operations.retry_mail', whom: failure._id }]);
  });

  test('a webhook is sent again', async () => {
    const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
    const [id, webhookId] = [crypto.randomUUID(), crypto.randomUUID()];
    await query(`
      insert into webhook (id, partner_id, url, types, secret, failing_since, created_at)
        values ('${webhookId}', '${partnerId}', 'https://system.example/hooks?key=secret', '{}', 'x', now(), now());
      insert into webhook_delivery (id, webhook_id, event_id, type, body, created_at, attempts, status)
        values ('${id}', '${webhookId}', gen_random_uuid(), 'lease.signed', '{}', now(), 15, 500)`);
    expect((await get()).webhooksFailing).toBe(1);
    const [failure] = await failuresOf('webhook');
    expect(failure).toMatchObject({
      name: 'lease.signed',
      whom: 'system.example',
      problem: '500',
    });
    expect((await retry('webhook', [failure._id])).data.retryFailed).toBe(1);
    const [row] = await app.database.session((session) =>
      session.query(
        `select attempts, due_at is null as over from webhook_delivery where id = '${id}'`,
      ),
    );
    expect(row).toEqual({ attempts: 0, over: false });
  });

  test('a job starts again', async () => {
    // A process with jobs looks for due ones at its start, and then every ten seconds.
    await app.jobs.start();
    await app.jobs.stop();
    const before = await get();
    expect(before.jobs).toContainEqual(
      expect.objectContaining({ name: 'outbox.purge', cron: '17 3 * * *', state: null }),
    );
    await query(`
      insert into pgboss.job (name, state, retry_limit, retry_count, completed_on, output, policy)
        values ('outbox.purge', 'failed', 5, 5, now(), '{"message": "no room left"}', 'standard')`);
    const [failure] = await failuresOf('job');
    expect(failure).toMatchObject({ name: 'outbox.purge', problem: 'no room left' });
    expect((await retry('job', [failure._id])).data.retryFailed).toBe(1);
    await app.jobs.start();
    await expect
      .poll(async () => (await get()).jobs.find((one: any) => one.name === 'outbox.purge').state, {
        timeout: 25_000,
      })
      .toBe('completed');
    expect(await failuresOf('job')).toEqual([]);
  });

  test('is limited to as many as are shown, and to valid ids', async () => {
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    for (const ids of [many, [], ['x']]) expect((await retry('mail', ids)).status).toBe(400);
  });
});

describe('a job', () => {
  // A process with jobs looks for due ones at its start, and then every ten seconds.
  const schedule = async () => {
    await app.jobs.start();
    await app.jobs.stop();
  };
  const stateOf = async (name: string) =>
    (await get()).jobs.find((one: { name: string }) => one.name === name).state;

  test('has a name and a time that pages can show', async () => {
    await schedule();
    const { jobs } = await get();
    expect(jobs.map(({ name }: { name: string }) => name).toSorted()).toEqual(JOBS.toSorted());
    for (const { name, cron } of jobs)
      expect({ name, schedule: readSchedule(cron) }).not.toEqual({ name, schedule: null });
  });

  test('shows its next run, in Norwegian time', async () => {
    await schedule();
    const { jobs } = await get();
    const next = (name: string) => jobs.find((one: { name: string }) => one.name === name).nextAt;
    // 20 November 2026 is a Friday, and 08:00 UTC is 09:00 in Norway.
    expect(next('payouts.run')).toBe('2026-11-21T04:40:00Z');
    expect(next('search.mail_weekly')).toBe('2026-11-23T06:00:00Z');
  });

  test('runs when an operator starts it, once, and that is logged', async () => {
    await schedule();
    expect((await runJob('files.remove_orphans')).data).toEqual({ runJob: true });
    expect(await stateOf('files.remove_orphans')).toBe('created');
    const { errors } = await runJob('files.remove_orphans');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'operations.job_running',
      statusCode: 409,
      params: { name: 'files.remove_orphans' },
    });
    await app.jobs.start();
    await expect.poll(() => stateOf('files.remove_orphans'), { timeout: 25_000 }).toBe('completed');
    const noted = await app.database.session((session) =>
      session.query("select who, whom from staff_action where what = 'operations.run_job'"),
    );
    expect(noted).toEqual([{ who: operator.id, whom: 'files.remove_orphans' }]);
  });

  test('can be run by no one else, and only if it exists', async () => {
    const by = await runJob('outbox.purge', tenant);
    expect(by.errors?.[0]?.extensions).toMatchObject({ code: 'operations.not_found' });
    const unknown = await runJob('outbox.fill');
    expect(unknown.errors?.[0]?.extensions.params).toMatchObject({
      fields: [{ path: 'inputData.name', reason: 'not_allowed' }],
    });
  });
});

test('client accounts that are in use and not confirmed by the bank are listed, with who decides', async () => {
  const partnerId = await addPartner(app, 'nordbolig-unproved', 'Nordbolig');
  const { id } = await openBook(app, partnerId);
  const grants = [{ role: 'bookkeeper' as const, partnerId: null }];
  await addPerson(app, { email: 'hanne@x.no', name: 'Hanne Moe', grants });
  // The bank names another owner, which needs a person before any invoice has the account.
  await query(
    `update client_account set other_owner = '974760673', proved_at = null where book_id = '${id}'`,
  );
  expect((await get()).unprovedAccounts).toEqual([
    { name: 'Nordbolig AS', clientAccount: '86011117947', invoices: 0, responsible: ['Hanne Moe'] },
  ]);
});
