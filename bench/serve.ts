import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock, setClock } from '../server/src/platform/clock.ts';
import { ROOM, type LoadLimits } from '../server/src/platform/http/load-shedding.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { ready } from './child.ts';

/** Where it is measured how fast it is, nobody is sent away. */
const EVERYBODY: LoadLimits = {
  ...ROOM,
  places: Infinity,
  ofOneAddress: Infinity,
};

// The house as it is served; its rendered pages only where they are what is measured.
const config = readConfig(process.env);
const now = process.env['BENCH_NOW'];
const { http, followers } = await createApp({
  config,
  // Where what is measured depends on the day.
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
