import { setTimeout as wait } from 'node:timers/promises';

import { createCrowd } from './arrivals.ts';
import { serve, type Served } from './child.ts';
import { freePort } from '../server/testing/free-port.ts';
import { startNginx } from '../script/nginx.ts';
import { startDatabase, type BenchDatabase } from './databases.ts';
import { fill } from './fill.ts';
import type { Measured } from './load.ts';
import { readOptions } from './options.ts';
import { searches, WHOLE_PAGE } from './searches.ts';
import { megabytes, printTable } from './table.ts';

const options = readOptions({
  homes: { default: 20_000, smoke: 300 },
  seconds: { default: 20, smoke: 0.5 },
  'warm-up': { default: 8, smoke: 0.2 },
  /** Seconds between two loads, in which the server finishes its requests. */
  rest: { default: 3, smoke: 0.2 },
  times: { default: 5, smoke: 2 },
  people: { default: 1000, smoke: 50 },
  on: { default: ['postgres'], smoke: ['postgres'] },
});
const SEARCHES = 400;
/** Enough connections to keep a node busy; they only wait for their answers. */
const AT_CAPACITY = 16;
/** Far more calls per second than these can make: each calls again as soon as it has its answer. */
const WITHOUT_PAUSE = 5000;
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

const { seconds } = options;
for (const engine of options.on) await bench(await startDatabase(engine));

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(`${database.name}, ${options.homes} homes, ${options.times} times the capacity\n`);
    const filled = await database.open();
    await fill(filled, options.homes);
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

/** What a node serves at its capacity, at several times that load for a while, and right afterwards. */
async function overload(name: string, server: Served): Promise<string[][]> {
  const calls = searches(SEARCHES, WHOLE_PAGE);
  const few = createCrowd(server, AT_CAPACITY);
  const asMuchAsItCan = { rate: WITHOUT_PAUSE, seconds };
  await few.send(calls, { ...asMuchAsItCan, seconds: options['warm-up'] });
  const capacity = await few.send(calls, asMuchAsItCan);
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
  const rate = Math.round(capacity.perSecond * options.times);
  const many = createCrowd(server, options.people);
  for (const part of ['first', 'second', 'third'])
    rows.push(row(`${rate} a second, ${part}`, await many.send(calls, { rate, seconds })));
  await many.close();
  await wait(options.rest * 1000);
  rows.push(row('at capacity again', await few.send(calls, asMuchAsItCan)));
  await few.close();
  return rows;
}
