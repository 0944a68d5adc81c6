import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { features } from './features.ts';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import { openPglite, openPostgres, type Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { builder } from './platform/graphql/builder.ts';
import { serveGraphql } from './platform/graphql/endpoint.ts';
import { servePages } from './platform/http/pages.ts';
import { nonceOf } from './platform/http/security.ts';
import { createServer } from './platform/http/server.ts';
import { createJobs, type Jobs } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';
import { createDispatcher, purgeOutbox, type Dispatcher } from './platform/dispatcher.ts';
import { SYSTEM } from './platform/viewer.ts';
import { createRunner, type Runner } from './platform/work.ts';

/** The house put together: what `main.ts` starts and a test drives. */
export interface App {
  http: FastifyInstance;
  database: Database;
  runner: Runner;
  dispatcher: Dispatcher;
  jobs: Jobs;
  close(): Promise<void>;
}

export const openDatabase = (config: Config): Promise<Database> =>
  config.DATABASE_URL
    ? Promise.resolve(openPostgres(config.DATABASE_URL, config.DATABASE_CONNECTIONS))
    : openPglite(join(config.VAR_DIR, 'db'));

export const filesDirectory = (config: Config): string => join(config.VAR_DIR, 'files');

export const schema = () => builder.toSchema();

/** `pages` false leaves the rendered site out: API tests need no built web app. */
export async function createApp(deps: {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  pages: boolean;
}): Promise<App> {
  const { config, clock, log, database } = deps;
  await migrate(database);
  const runner = createRunner(database, clock);
  const dispatcher = createDispatcher({
    database,
    runner,
    clock,
    log,
    listeners: features.flatMap(({ on }) => on ?? []),
  });
  const jobs = createJobs({
    database,
    context: { runner, log },
    jobs: [
      {
        name: 'outbox.purge',
        cron: '17 3 * * *',
        perform: async () => void (await runner.run(SYSTEM, purgeOutbox, undefined)),
      },
      ...features.flatMap((feature) => feature.jobs ?? []),
    ],
  });

  const http = await createServer({ config, log, database });
  const run = await serveGraphql(http, {
    schema: schema(),
    runner,
    isMaintained: config.MAINTENANCE,
  });
  const context = { runner, origin: config.ORIGIN, filesDirectory: filesDirectory(config) };
  for (const feature of features) feature.http?.(http, context);
  if (deps.pages) await servePages(http, { config, run, nonceOf, today: clock.today });

  return {
    http,
    database,
    runner,
    dispatcher,
    jobs,
    async close() {
      await http.close();
      await dispatcher.stop();
      await jobs.stop();
      await database.close();
    },
  };
}
