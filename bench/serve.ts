import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock, setClock } from '../server/src/platform/clock.ts';
import { ROOM, type LoadLimits } from '../server/src/platform/http/load-shedding.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { ready } from './child.ts';

/** Without load shedding, so that all requests are measured. */
const EVERYBODY: LoadLimits = {
  ...ROOM,
  places: Infinity,
  ofOneAddress: Infinity,
};

// The server as in production; rendered pages only if they are measured.
const config = readConfig(process.env);
const now = process.env['BENCH_NOW'];
const { http, followers } = await createApp({
  config,
  // A fixed clock if the measurement depends on the day.
  clock: now ? setClock(Temporal.Instant.from(now)) : runningClock(),
  log: createLogger(config),
  database: await openDatabase(config),
  pages: process.env['BENCH_PAGES'] === 'on',
  room: process.env['BENCH_ADMISSION'] === 'on' ? ROOM : EVERYBODY,
});
if (process.env['BENCH_MEMORY'] === 'on') {
  const began = performance.now();
  await Promise.all(followers.map((follower) => follower.start()));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stderr.write(`Homes were read into memory in ${seconds} s.\n\n`);
}
ready(await http.listen({ host: '127.0.0.1', port: 0 }));
