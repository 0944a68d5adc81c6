import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { crowdAt } from './arrivals.ts';
import { serve, type Served } from './child.ts';
import { freePort } from '../server/testing/free-port.ts';
import { startNginx } from '../script/nginx.ts';
import { begin, type BenchDatabase, type Engine } from './databases.ts';
import { fill } from './fill.ts';
import type { Measured } from './load.ts';
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
/** Far more calls a second than these can make: each asks again as soon as it has its answer. */
const WITHOUT_PAUSE = 5000;
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
    const env = { ...database.env(), BENCH_MEMORY: 'on', ORIGIN: 'https://localhost' };
    const started = (admission: 'on' | 'off') =>
      serve('serve.ts', { ...env, BENCH_ADMISSION: admission });
    const admitting = await started('on');
    const [httpPort, httpsPort] = [await freePort(), await freePort()];
    const nodePorts = [Number(new URL(admitting.origin).port)];
    const nginx = await startNginx({ httpPort, httpsPort, nodePorts });
    rows.push(
      ...(await overload('behind nginx', {
        ...admitting,
        origin: `https://localhost:${httpsPort}`,
      })),
    );
    await nginx.stop();
    rows.push(...(await overload('by itself', admitting)));
    await admitting.stop();
    const open = await started('off');
    rows.push(...(await overload('all let in', open)));
    await open.stop();
    printTable(HEADING, rows);
  } finally {
    await database.stop();
  }
}

/** What a node serves at its capacity, at several times of it for a while, and right afterwards. */
async function overload(name: string, server: Served): Promise<string[][]> {
  const calls = searches(SEARCHES, WHOLE_PAGE);
  const few = crowdAt(server, AT_CAPACITY);
  const asMuchAsItCan = { rate: WITHOUT_PAUSE, seconds };
  await few.ask(calls, { ...asMuchAsItCan, seconds: WARM_UP_SECONDS });
  const capacity = await few.ask(calls, asMuchAsItCan);
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
  const many = crowdAt(server, Number(values.people));
  for (const part of ['first', 'second', 'third'])
    rows.push(row(`${rate} a second, ${part}`, await many.ask(calls, { rate, seconds })));
  await many.leave();
  await wait(REST_MS);
  rows.push(row('at capacity again', await few.ask(calls, asMuchAsItCan)));
  await few.leave();
  return rows;
}
