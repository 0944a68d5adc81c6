import { createApp, openDatabase } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { ready } from './child.ts';

// The house as it is served; its rendered pages only where they are what is measured.
const config = readConfig(process.env);
const { http } = await createApp({
  config,
  clock: runningClock(),
  log: createLogger(config),
  database: await openDatabase(config),
  pages: process.env['BENCH_PAGES'] === 'on',
});
ready(await http.listen({ host: '127.0.0.1', port: 0 }));
