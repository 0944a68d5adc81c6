import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock, setClock } from '../server/src/platform/clock.ts';
import { DEFAULT_LIMITS, type LoadLimits } from '../server/src/platform/http/load-shedding.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { ready } from './child.ts';

/** Without load shedding, so that all requests are measured. */
const NO_LIMITS: LoadLimits = {
  ...DEFAULT_LIMITS,
  maxConcurrent: Infinity,
  maxPerAddress: Infinity,
};

// Starts the server as in production. It renders pages only if they are measured.
const config = readConfig(process.env);
const now = process.env['BENCH_NOW'];
const { http, followers } = await createApp({
  config,
  // A measurement that depends on the day sets the clock.
  clock: now ? setClock(Temporal.Instant.from(now)) : runningClock(),
  log: createLogger(config),
  database: await openDatabase(config),
  pages: process.env['BENCH_PAGES'] === 'on',
  loadLimits: process.env['BENCH_ADMISSION'] === 'on' ? DEFAULT_LIMITS : NO_LIMITS,
});
if (process.env['BENCH_MEMORY'] === 'on') {
  const began = performance.now();
  await Promise.all(followers.map((follower) => follower.start()));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stderr.write(`Homes were read into memory in ${seconds} s.\n\n`);
}
ready(await http.listen({ host: '127.0.0.1', port: 0 }));
