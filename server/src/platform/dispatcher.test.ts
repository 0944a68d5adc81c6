import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { NOW } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { setClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { createDispatcher, purgeOutbox, type Dispatcher, type Listener } from './dispatcher.ts';
import { createLogger } from './log.ts';
import { SYSTEM } from './viewer.ts';
import { NO_TRACER } from './tracing/tracing.ts';
import { createRunner, type Runner } from './work.ts';

let database: Database;
let runner: Runner;
const clock = setClock(NOW);
const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
let heard: string[];
let fails: number;

const listeners: Listener[] = [
  {
    event: 'test.rang',
    name: 'first',
    handle: async (_, payload) => void heard.push(`first ${String(payload['who'])}`),
  },
  {
    event: 'test.rang',
    name: 'second',
    async handle(work, payload) {
      if (fails-- > 0) throw new Error('not now');
      heard.push(`second ${String(payload['who'])}`);
      if (payload['who'] === 'Kari') await work.emit({ name: 'test.answered', payload: {} });
    },
  },
  { event: 'test.answered', name: 'third', handle: async () => void heard.push('third') },
];
const dispatcherOf = (): Dispatcher =>
  createDispatcher({ database, runner, clock, log, listeners, tracer: NO_TRACER });
const ring = (who: string) =>
  runner.run(SYSTEM, (work) => work.emit({ name: 'test.rang', payload: { who } }), undefined);

beforeAll(async () => {
  database = await testDatabase();
  runner = createRunner(database, createTestContext(clock));
});
beforeEach(() => {
  heard = [];
  fails = 0;
});
afterAll(() => database.close());

test('an event reaches all its listeners, and events they emit do too', async () => {
  await ring('Kari');
  await dispatcherOf().settle();
  expect(heard).toEqual(['first Kari', 'second Kari', 'third']);
});

test('a transaction that fails emits nothing', async () => {
  const failing = runner.run(
    SYSTEM,
    async (work) => {
      await work.emit({ name: 'test.rang', payload: { who: 'nobody' } });
      throw new Error('changed my mind');
    },
    undefined,
  );
  await expect(failing).rejects.toThrow('changed my mind');
  await dispatcherOf().settle();
  expect(heard).toEqual([]);
});

test('a listener that fails is retried later, and the others receive the event once', async () => {
  fails = 1;
  await ring('Ola');
  await dispatcherOf().settle();
  expect(heard).toEqual(['first Ola']);
  clock.set(clock.now().add({ seconds: 10 }));
  await dispatcherOf().settle();
  expect(heard).toEqual(['first Ola', 'second Ola']);
});

test('two dispatchers at once deliver each event once', async () => {
  for (let at = 0; at < 40; at += 1) await ring(`guest ${at}`);
  const [one, other] = [dispatcherOf(), dispatcherOf()];
  await Promise.all([one.settle(), other.settle()]);
  expect(heard).toHaveLength(80);
  expect(new Set(heard).size).toBe(80);
});

test('a started dispatcher is woken by a commit', async () => {
  const dispatcher = dispatcherOf();
  await dispatcher.start();
  await ring('Eva');
  await expect.poll(() => heard.length).toBe(2);
  await dispatcher.stop();
  expect(heard).toEqual(['first Eva', 'second Eva']);
});

test('an event without a listener here waits ten minutes for a node with one', async () => {
  await runner.run(SYSTEM, (work) => work.emit({ name: 'test.new', payload: {} }), undefined);
  await dispatcherOf().settle();
  clock.set(clock.now().add({ minutes: 9 }));
  await dispatcherOf().settle();
  const listens: Listener = {
    event: 'test.new',
    name: 'of the next release',
    handle: async () => void heard.push('new'),
  };
  const next = createDispatcher({
    database,
    runner,
    clock,
    log,
    tracer: NO_TRACER,
    listeners: [...listeners, listens],
  });
  await next.settle();
  expect(heard).toEqual(['new']);
});

test('an event without any listener is done after ten minutes', async () => {
  await runner.run(SYSTEM, (work) => work.emit({ name: 'test.unheard', payload: {} }), undefined);
  const undone = () =>
    database.session(({ query }) =>
      query<{ name: string }>(`select name from outbox where done_at is null`),
    );
  await dispatcherOf().settle();
  expect(await undone()).toEqual([{ name: 'test.unheard' }]);
  clock.set(clock.now().add({ minutes: 10 }));
  await dispatcherOf().settle();
  expect(await undone()).toEqual([]);
});

test('delivered events are deleted after a month', async () => {
  await ring('Per');
  await dispatcherOf().settle();
  clock.set(clock.now().add({ hours: 24 * 31 }));
  expect(await runner.run(SYSTEM, purgeOutbox, undefined)).toBeGreaterThan(0);
  expect(await runner.run(SYSTEM, purgeOutbox, undefined)).toBe(0);
});
