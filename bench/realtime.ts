import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { startDatabase, ENGINES, type BenchDatabase } from './databases.ts';
import { serve, type Served, type Used } from './child.ts';
import { fill } from './fill.ts';
import {
  closeConnections,
  connectTo,
  connectToBare,
  openConnections,
  type Connection,
  type Connect,
} from './connections.ts';
import { readOptions } from './options.ts';
import { post } from './post.ts';
import type { Person } from './messaging-routes.ts';
import { printTable } from './table.ts';

const options = readOptions({
  sockets: { default: 5000, smoke: 20 },
  /**
   * The server lets a user send one message per second. With twice as many users as `rate`, each sends every
   * other second.
   */
  writers: { default: 400, smoke: 40 },
  listeners: { default: 1000, smoke: 10 },
  rate: { default: 200, smoke: 20 },
  seconds: { default: 20, smoke: 1 },
  'warm-up': { default: 5, smoke: 0.5 },
  on: { default: ENGINES, smoke: ['postgres'] },
});
/** Accounts created in one call, at most. */
const BATCH = 200;
/** Seconds after which a message counts as lost. */
const LATE_SECONDS = 10;
const HEADING = [
  '',
  'messages/s',
  'p50 ms',
  'p99 ms',
  'most ms',
  'lost',
  'refused',
  'CPU ms',
  'a socket',
];
const TEXT = 'Hei! Er boligen fortsatt ledig fra nyttår?';
const OPTIONS = '{ realtimeOptions { key } }';
const WRITE = `mutation ($inputData: AddMessageInputData!) {
  addMessage(inputData: $inputData) { _id } }`;

/** Two users and their conversation. */
interface Pair {
  id: string;
  people: [Person, Person];
}

/** Sends a message as one of the pair. */
type Send = (pair: Pair, by: 0 | 1, input: { clientId: string; text: string }) => Promise<Response>;

for (const engine of options.on) await bench(await startDatabase(engine));

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(
      `${database.name}, ${options.sockets} idle sockets, ${options.rate} messages a second\n`,
    );
    const filled = await database.open();
    await fill(filled, 1);
    await filled.close();
    const rows: string[][] = [];

    const env = database.env();
    const first = await serve('realtime-serve.ts', env);
    const { listeners, pairs } = await populate(first);
    const listen = connectTo(await keyOf(first, listeners[0]!));
    rows.push(await measure('ours', [first], { listen, send: writeTo(first), listeners, pairs }));
    const url = process.env['REDIS_URL'];
    await first.stop();
    if (url && database.name === 'PostgreSQL') {
      const nodes = [
        await serve('realtime-serve.ts', { ...env, REDIS_URL: url }),
        await serve('realtime-serve.ts', { ...env, REDIS_URL: url }),
      ];
      const [one] = nodes;
      rows.push(
        await measure('ours, two nodes', nodes, { listen, send: writeTo(one!), listeners, pairs }),
      );
      for (const node of nodes) await node.stop();
    }
    const bare = await serve('bare-sockets.ts', env);
    const bareWay = { listen: connectToBare, send: writeToBare(bare), listeners, pairs };
    rows.push(await measure('bare', [bare], bareWay));
    await bare.stop();
    printTable(HEADING, rows);
  } finally {
    await database.stop();
  }
}

async function populate(server: Served): Promise<{ listeners: Person[]; pairs: Pair[] }> {
  const people: Person[] = [];
  const wanted = options.writers + options.listeners;
  while (people.length < wanted) {
    const count = Math.min(BATCH, wanted - people.length);
    people.push(...(await post(server, '/bench/people', { from: people.length, count })));
  }
  const writers = people.splice(0, options.writers);
  const pairs: [Person, Person][] = [];
  while (writers.length > 0) pairs.push([writers.pop()!, writers.pop()!]);
  const ids = await post(server, '/bench/conversations', {
    pairs: pairs.map(([one, other]) => [one.id, other.id]),
  });
  return { listeners: people, pairs: pairs.map((pair, at) => ({ id: ids[at], people: pair })) };
}

async function keyOf(server: Served, { token }: Person): Promise<string> {
  const { data } = await post(server, '/api/graphql', { query: OPTIONS }, token);
  return data.realtimeOptions.key;
}

function writeTo({ origin }: Served): Send {
  return ({ id, people }, by, input) =>
    fetch(`${origin}/api/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${people[by].token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        query: WRITE,
        variables: { inputData: { conversationId: id, ...input } },
      }),
    });
}

function writeToBare({ origin }: Served): Send {
  return ({ people }, _, input) =>
    fetch(`${origin}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: people.map(({ id }) => id), ...input }),
    });
}

/** Opens the idle sockets, then lets the pairs talk. Returns a row of the table. */
async function measure(
  name: string,
  servers: readonly Served[],
  way: { listen: Connect; send: Send; listeners: Person[]; pairs: Pair[] },
): Promise<string[]> {
  const { listen, send, listeners, pairs } = way;
  const writers = pairs.flatMap(({ people }) => people);
  const ends = await openConnections(servers, writers, {
    count: writers.length,
    listen,
    network: '127.0.1',
  });
  await talk(ends, { send, pairs, seconds: options['warm-up'] });

  const { memory: empty } = await usedBy(servers);
  const idle = await openConnections(servers, listeners, {
    count: options.sockets,
    listen,
    network: '127.0.2',
  });
  const perSocket = ((await usedBy(servers)).memory - empty) / options.sockets;
  const { cpu: before } = await usedBy(servers);
  const { delays, lost, refused } = await talk(ends, { send, pairs, seconds: options.seconds });
  const cpu = ((await usedBy(servers)).cpu - before) / delays.length;
  await closeConnections([...idle, ...ends]);
  return [
    name,
    (delays.length / options.seconds).toFixed(0),
    at(delays, 0.5).toFixed(1),
    at(delays, 0.99).toFixed(1),
    at(delays, 1).toFixed(1),
    String(lost),
    String(refused),
    cpu.toFixed(2),
    `${(perSocket / 1000).toFixed(1)} kB`,
  ];
}

/**
 * Sends at a steady rate, whether or not earlier messages have arrived, and waits for late ones. Returns the
 * milliseconds from each call to the other browser's socket, sorted.
 */
async function talk(
  ends: readonly Connection[],
  { send, pairs, seconds }: { send: Send; pairs: readonly Pair[]; seconds: number },
): Promise<{ delays: number[]; lost: number; refused: number }> {
  const underWay = new Map<string, { began: number; to: Connection }>();
  const delays: number[] = [];
  let refused = 0;
  function handle(this: Connection, data: Buffer) {
    const now = performance.now();
    const clientId = /clientId\\*":\\*"([\da-f-]{36})/.exec(data.toString())?.[1] ?? '';
    const sent = underWay.get(clientId);
    if (sent?.to !== this) return;
    underWay.delete(clientId);
    delays.push(now - sent.began);
  }
  for (const line of ends) line.on('message', handle);

  const began = performance.now();
  for (let number = 0; number < options.rate * seconds; number++) {
    const due = began + (number / options.rate) * 1000;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const which = number % pairs.length;
    const by = (Math.floor(number / pairs.length) % 2) as 0 | 1;
    const clientId = randomUUID();
    underWay.set(clientId, { began: performance.now(), to: ends[2 * which + 1 - by]! });
    void accepted(send(pairs[which]!, by, { clientId, text: TEXT })).then((isAccepted) => {
      if (isAccepted) return;
      refused += 1;
      underWay.delete(clientId);
    });
  }
  const over = performance.now() + LATE_SECONDS * 1000;
  while (underWay.size > 0 && performance.now() < over) await wait(50);
  for (const line of ends) line.off('message', handle);
  return { delays: delays.sort((a, b) => a - b), lost: underWay.size, refused };
}

async function accepted(answer: Promise<Response>): Promise<boolean> {
  try {
    const response = await answer;
    return response.ok && !(await response.text()).includes('"errors"');
  } catch {
    return false;
  }
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

async function usedBy(servers: readonly Served[]): Promise<Pick<Used, 'memory' | 'cpu'>> {
  const all = await Promise.all(servers.map((server) => server.used()));
  return {
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}
