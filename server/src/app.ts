import { createAppContext } from './app-context.ts';
import { ConfigError, type Config } from './config.ts';
import { createMail } from './create-mail.ts';
import { features as serversFeatures } from './features.ts';
import { openReplica } from './open-database.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { createDispatcher, type Dispatcher } from './platform/dispatcher.ts';
import { contributionsTo, type Feature } from './platform/feature.ts';
import type { LoadLimits } from './platform/http/load-shedding.ts';
import { createJobs, type Jobs } from './platform/jobs.ts';
import { createLimits, type Limits } from './platform/limits/limits.ts';
import type { Logger } from './platform/log.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { platform } from './platform/platform-manifest.ts';
import type { Realtime } from './platform/realtime/realtime.ts';
import { findUnknownKeyId } from './platform/sealed.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createTracing } from './platform/tracing/create-tracing.ts';
import { traceStatements } from './platform/tracing/tracing.ts';
import { SYSTEM } from './platform/viewer.ts';
import { createRunner, type Runner } from './platform/work.ts';
import type { Worker } from './platform/worker.ts';
import { serveHttp, type Http } from './serve-http.ts';
import { startMetrics } from './start-metrics.ts';

/** The assembled server, which `startServer` starts and tests use. */
export interface App extends Http {
  database: Database;
  runner: Runner;
  dispatcher: Dispatcher;
  mailer: Mailer;
  /** The port for reports about mails; null when there is none. */
  bouncePort: number | null;
  /** The features' workers, without the dispatcher and the mailer. */
  workers: readonly Worker[];
  /** Workers that run in every process that answers requests. */
  followers: readonly Worker[];
  storage: Storage;
  realtime: Realtime;
  limits: Limits;
  jobs: Jobs;
  /** The port of /metrics; null when it is not served. */
  metricsPort: number | null;
  close(): Promise<void>;
}

interface AppParts {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  /** False leaves out the rendered site: API tests need no built web app. */
  pages: boolean;
  /** Added to the server's own. */
  features?: readonly Feature[];
  loadLimits?: LoadLimits;
}

export async function createApp(given: AppParts): Promise<App> {
  const { config, clock, log, database, pages, loadLimits } = given;
  const features = [platform, ...serversFeatures, ...(given.features ?? [])];

  await migrate(database);
  const tracing = await createTracing(config);
  traceStatements(tracing.tracer, database);
  const replica = openReplica(config, database, log);
  const contributed = {
    signatureChecks: contributionsTo(features, 'signatureChecks'),
    payeeAccounts: contributionsTo(features, 'payeeAccounts'),
  };
  const context = createAppContext(config, clock, log, contributed, tracing.tracer);
  const runner = createRunner(database, context, replica);
  await refuseUnknownKey(runner, features);

  const parts = { ...context, config, database, runner, log };
  const limits = createLimits({ ...parts, redisUrl: config.REDIS_URL });
  const dispatcher = createDispatcher({ ...parts, listeners: contributionsTo(features, 'on') });
  const mail = createMail(parts);
  const jobs = createJobs({ ...parts, context: parts, jobs: contributionsTo(features, 'jobs') });
  const workers = contributionsTo(features, 'workers').map((create) => create(parts));
  const followers = contributionsTo(features, 'followers').map((create) => create(parts));
  const server = await serveHttp({ ...parts, features, limits, pages, loadLimits });
  const metrics = await startMetrics(parts, contributionsTo(features, 'measures'));
  const bounces = await mail.receiveReports();

  return {
    ...server,
    database,
    runner,
    dispatcher,
    workers,
    followers,
    limits,
    jobs,
    mailer: mail.mailer,
    storage: context.storage,
    realtime: context.realtime,
    bouncePort: bounces?.port ?? null,
    metricsPort: metrics?.port ?? null,
    async close() {
      server.leave();
      context.realtime.close();
      await server.http.close();
      await dispatcher.stop();
      await bounces?.close();
      await mail.mailer.stop();
      for (const worker of [...workers, ...followers]) await worker.stop();
      await jobs.stop();
      limits.close();
      metrics?.close();
      await replica?.close();
      await database.close();
      await tracing.close();
    },
  };
}

/** Throws {@link ConfigError} when the database has values sealed with a key that is not configured. */
async function refuseUnknownKey(runner: Runner, features: readonly Feature[]): Promise<void> {
  const unknown = await runner.read(SYSTEM, findUnknownKeyId, contributionsTo(features, 'sealed'));
  if (unknown)
    throw new ConfigError(
      `SECRET_KEY is wrong: the database is encrypted with the key '${unknown}', which is neither SECRET_KEY nor one of SECRET_KEYS_FORMER`,
    );
}
