import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { ready } from './child.ts';
import { serveMessagingRoutes } from './messaging-routes.ts';

// The server as in production, which delivers its own events.
const config = readConfig(process.env);
const app = await createApp({
  config,
  clock: runningClock(),
  log: createLogger(config),
  database: await openDatabase(config),
  pages: false,
});
serveMessagingRoutes(app);
await app.dispatcher.start();
ready(await app.http.listen({ host: '127.0.0.1', port: 0 }));
