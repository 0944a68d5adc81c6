import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { createPhotoFromUpload } from '../server/src/features/files/public.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { ready } from './child.ts';
import { serveMessagingRoutes } from './messaging-routes.ts';

// The server in one process, with its workers. The bench's own routes create accounts and conversations, and
// add photos to a home.
const config = readConfig(process.env);
const app = await createApp({
  config,
  clock: runningClock(Temporal.Instant.from(process.env['BENCH_NOW']!)),
  log: createLogger(config),
  database: await openDatabase(config),
  pages: false,
});
serveMessagingRoutes(app);
app.http.post<{ Body: { key: string; ownerId: string } }>('/bench/photo', async ({ body }) => ({
  id: await app.runner.run(SYSTEM, createPhotoFromUpload, body),
}));
await app.dispatcher.start();
await app.mailer.start();
for (const worker of [...app.workers, ...app.followers]) await worker.start();
await app.jobs.start();
ready(await app.http.listen({ host: '127.0.0.1', port: 0 }));
