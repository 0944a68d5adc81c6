import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aWaitingPayment } from '../testing/banking.ts';
import { BOOK_TERMS, openBook } from '../testing/books.ts';
import { addPerson } from '../testing/people.ts';
import { addListings, addPartner, createTestApp, type TestApp } from '../testing/test-app.ts';
import { SYSTEM } from './platform/viewer.ts';

let app: TestApp;

/** The metrics as Prometheus reads them: each value by its name and labels. */
async function scrape(of = app): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${of.metricsPort}/metrics`);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line && line[0] !== '#');
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
const query = (statement: string) => app.database.session(({ exec }) => exec(statement));

beforeAll(async () => {
  app = await createTestApp({ METRICS_PORT: '0' });
});
afterAll(() => app.close());

describe('what an operator sees', () => {
  test('requests by route and status, never by an address’s content', async () => {
    await app.call({ url: '/healthz' });
    await app.call({ url: '/api/secret-of-kari' });
    await app.call({ url: '/healthz', headers: { host: 'elsewhere.example' } });
    const seen = await scrape();
    const counted = (labels: string) =>
      seen.get(`husvaer_http_request_duration_seconds_count{${labels}}`);
    expect(counted('method="GET",route="/healthz",status="200"')).toBe(2);
    expect(counted('method="GET",route="none",status="404"')).toBe(1);
    expect([...seen.keys()].join('\n')).not.toContain('kari');
  });

  test('operations by the schema’s names, never by a caller’s', async () => {
    await app.api('query kari { mine: getListings { data { _id } } getRentChart { count } }');
    await app.api('query kari { getNothing }');
    const seen = await scrape();
    const counted = (operation: string) =>
      seen.get(
        `husvaer_graphql_operation_duration_seconds_count{operation="${operation}",status="200"}`,
      );
    expect([counted('getListings'), counted('getRentChart')]).toEqual([1, 1]);
    expect([...seen.keys()].join('\n')).not.toMatch(/kari|mine|getNothing/);
  });

  test('statements, connections, memory and the event loop', async () => {
    const seen = await scrape();
    const statements = [...seen].filter(([name]) =>
      name.startsWith('husvaer_sql_statement_duration_seconds_count{verb="select",outcome="done"}'),
    );
    expect(statements).toEqual([[expect.any(String), expect.toSatisfy((count) => count > 2)]]);
    for (const name of [
      'husvaer_sql_connections_used',
      'husvaer_sql_connections_waiting',
      'husvaer_sockets',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(seen.get(name)).toBeGreaterThanOrEqual(0);
  });

  test('pending events and mails, their age, and those given up', async () => {
    const before = await scrape();
    expect(before.get('husvaer_queue_waiting{queue="outbox"}')).toBe(0);
    await app.runner.run(
      SYSTEM,
      (work) => work.emit({ name: 'test.rang', payload: {} }),
      undefined,
    );
    app.clock.set(app.clock.now().add({ minutes: 10 }));
    const waits = await scrape();
    expect(waits.get('husvaer_queue_waiting{queue="outbox"}')).toBe(1);
    expect(waits.get('husvaer_queue_oldest_seconds{queue="outbox"}')).toBe(600);
    await query('update outbox set attempts = 12 where done_at is null');
    const lost = await scrape();
    expect(lost.get('husvaer_queue_waiting{queue="outbox"}')).toBe(0);
    expect(lost.get('husvaer_queue_given_up{queue="outbox"}')).toBe(1);
    await query('update outbox set attempts = 0 where done_at is null');
    await app.mails();
    expect((await scrape()).get('husvaer_queue_given_up{queue="outbox"}')).toBe(0);
  });

  test('jobs: runs and failures', async () => {
    const runs = (outcome: string) =>
      `husvaer_job_duration_seconds_count{job="outbox.purge",outcome="${outcome}"}`;
    expect((await scrape()).get(runs('done'))).toBe(0);
    await app.jobs.perform('outbox.purge');
    const seen = await scrape();
    expect([seen.get(runs('done')), seen.get(runs('failed'))]).toEqual([1, 0]);
  });

  test('homes in memory', async () => {
    expect((await scrape()).get('husvaer_search_reading')).toBe(1);
    await addListings(app, [{}, {}]);
    await app.followers.at(-1)!.runDue();
    app.clock.set(app.clock.now().add({ seconds: 7 }));
    const seen = await scrape();
    expect(seen.get('husvaer_search_reading')).toBe(0);
    expect(seen.get('husvaer_search_homes')).toBe(2);
    expect(seen.get('husvaer_search_bytes')).toBeGreaterThan(0);
    expect(seen.get('husvaer_search_behind_seconds')).toBe(7);
  });

  test('money: bookings, banks’ files, unassigned payments', async () => {
    const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
    await openBook(app, partnerId);
    const grants = [{ role: 'agent' as const, partnerId }];
    const who = await addPerson(app, { email: 'agent@x.no', grants });
    await aWaitingPayment(app, { partnerId, account: BOOK_TERMS.clientAccount, who });
    const seen = await scrape();
    expect(seen.get('husvaer_bank_files_total{state="booked"}')).toBe(1);
    expect(seen.get('husvaer_bank_payments_waiting')).toBe(1);
    expect(seen.get('husvaer_ledger_entries_total{kind="suspense"}')).toBe(1);
    expect(seen.get('husvaer_ledger_kroner_total{kind="suspense"}')).toBe(1000);
  });

  test('what was not committed is not counted', async () => {
    const counted = { name: 'husvaer_bank_files_total', help: '' };
    const fails = app.runner.run(
      SYSTEM,
      async (work) => {
        work.count(counted, 1, { state: 'booked' });
        throw new Error('not this time');
      },
      undefined,
    );
    await expect(fails).rejects.toThrow();
    expect((await scrape()).get('husvaer_bank_files_total{state="booked"}')).toBe(1);
  });

  test('limits that refused a call', async () => {
    const rule = { name: 'test.knock', points: 0, seconds: 60 };
    await expect(app.limits.consume(rule, randomUUID())).rejects.toThrow();
    expect((await scrape()).get('husvaer_limits_refused_total{rule="test.knock"}')).toBe(1);
  });
});

describe('who can read them', () => {
  test('no one on the public port, and nothing else on the other', async () => {
    expect((await app.call({ url: '/metrics' })).statusCode).toBe(404);
    const elsewhere = await fetch(`http://127.0.0.1:${app.metricsPort}/`);
    expect(elsewhere.status).toBe(404);
  });

  test('no one where no port is set', async () => {
    const silent = await createTestApp();
    expect(silent.metricsPort).toBeNull();
    await silent.close();
  });

  test('a metric that can not be read is left out, and the rest is exported', async () => {
    await query('alter table mail rename to mail_gone');
    const seen = await scrape();
    await query('alter table mail_gone rename to mail');
    expect(seen.has('husvaer_queue_waiting{queue="mail"}')).toBe(false);
    expect(seen.get('husvaer_queue_waiting{queue="outbox"}')).toBeGreaterThanOrEqual(0);
    expect((await scrape()).get('husvaer_queue_waiting{queue="mail"}')).toBe(0);
  });
});
