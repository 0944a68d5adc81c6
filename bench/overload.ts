import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { arrive } from './arrivals.ts';
import { serve, type Served } from './child.ts';
import { begin, type BenchDatabase, type Engine } from './databases.ts';
import { fill } from './fill.ts';
import { load, type Measured } from './load.ts';
import { searches, WHOLE_PAGE } from './searches.ts';
import { megabytes, printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '20' },
    times: { type: 'string', default: '5' },
    people: { type: 'string', default: '1000' },
    on: { type: 'string', multiple: true, default: ['postgres'] },
  },
});
const SEARCHES = 400;
const WARM_UP_SECONDS = 8;
/** As many as keep a node busy, and wait for nothing but their answer. */
const AT_CAPACITY = 16;
/** Between two loads: what is under way ends. */
const REST_MS = 3000;
const HEADING = [
  '',
  'served/s',
  'of capacity',
  'p50 ms',
  'p99 ms',
  'sent away/s',
  'errors',
  'memory',
];

const seconds = Number(values.seconds);
for (const engine of values.on) await bench(await begin(engine as Engine));

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(`${database.name}, ${values.homes} homes, ${values.times} times the capacity\n`);
    const filled = await database.open();
    await fill(filled, Number(values.homes));
    await filled.close();
    const rows: string[][] = [];
    for (const [name, admission] of [
      ['with admission', 'on'],
      ['all let in', 'off'],
    ] as const) {
      const server = await serve('serve.ts', {
        ...database.env(),
        BENCH_ADMISSION: admission,
        BENCH_MEMORY: 'on',
      });
      rows.push(...(await overload(name, server)));
      await server.stop();
    }
    printTable(HEADING, rows);
  } finally {
    await database.stop();
  }
}

/** What a node serves at its capacity, at several times of it for a while, and right afterwards. */
async function overload(name: string, server: Served): Promise<string[][]> {
  const calls = searches(SEARCHES, WHOLE_PAGE);
  const asMuchAsItCan = { connections: AT_CAPACITY, seconds };
  await load(server, calls, { ...asMuchAsItCan, seconds: WARM_UP_SECONDS });
  const capacity = await load(server, calls, asMuchAsItCan);
  const row = (what: string, measured: Measured): string[] => [
    `${name}, ${what}`,
    measured.perSecond.toFixed(0),
    `${((measured.perSecond / capacity.perSecond) * 100).toFixed(0)} %`,
    String(measured.p50),
    String(measured.p99),
    measured.refusedPerSecond.toFixed(0),
    String(measured.errors),
    megabytes(measured.memory),
  ];
  const rows = [row('at capacity', capacity)];
  const rate = Math.round(capacity.perSecond * Number(values.times));
  for (const part of ['first', 'second', 'third']) {
    const people = Number(values.people);
    const measured = await arrive(server, calls, { rate, seconds, people });
    rows.push(row(`${rate} a second, ${part}`, measured));
  }
  await wait(REST_MS);
  rows.push(row('at capacity again', await load(server, calls, asMuchAsItCan)));
  return rows;
}
