import { readdirSync, readFileSync } from 'node:fs';

import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { createPhotoFromUpload } from '../server/src/features/files/public.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { addPerson } from '../server/testing/people.ts';
import { ready } from './child.ts';

// The server with its workers, a logged-in user, and the endpoint through which a home gets photos. Two
// routes of the bench replace the page that would use it.
const config = readConfig(process.env);
const app = await createApp({
  config,
  clock: runningClock(),
  log: createLogger(config),
  database: await openDatabase(config),
  pages: false,
});
const person = await addPerson(app, { email: 'bench@example.com' });
app.http.get('/bench/person', () => ({ accessToken: person.tokens.accessToken }));
app.http.post<{ Body: { key: string } }>('/bench/photo', async ({ body: { key } }) => ({
  id: await app.runner.run(SYSTEM, createPhotoFromUpload, { key, ownerId: person.id }),
}));
app.http.get('/bench/memory', () => ({ server: process.memoryUsage.rss(), making: childMemory() }));
for (const worker of app.workers) await worker.start();
ready(await app.http.listen({ host: '127.0.0.1', port: 0 }));

/** Bytes used by the processes that make sizes now, as Linux counts them. */
function childMemory(): number {
  const tasks = `/proc/${process.pid}/task`;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce((sum, pid) => sum + residentOf(pid), 0);
}

function residentOf(pid: string): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
}
