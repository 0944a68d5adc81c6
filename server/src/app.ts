import { Server } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { features as ownFeatures } from './features.ts';
import {
  identityNameIn,
  personIn,
  publicTokens,
  safeguardRoutes,
  viewerOf,
} from './features/accounts/public.ts';
import { findSite, servePartnerApi } from './features/partners/public.ts';
import { createAppContext } from './app-context.ts';
import { ConfigError, type Config } from './config.ts';
import { mailDirectory } from './folders.ts';
import { openReplica } from './open-database.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { serveGraphql } from './platform/graphql/endpoint.ts';
import { admit, type Room } from './platform/http/admission.ts';
import { servePages } from './platform/pages/pages.ts';
import { createSecureHeaders, nonceOf } from './platform/http/security.ts';
import { observeRequests } from './platform/http/observe.ts';
import { createReadiness } from './platform/http/readiness.ts';
import { createSites } from './platform/http/sites.ts';
import { addressOf, createServer, isFromOurPage } from './platform/http/server.ts';
import { jobMeasures } from './platform/job-runs.ts';
import { createJobs, type Jobs } from './platform/jobs.ts';
import type { Feature } from './platform/feature.ts';
import { createLimits, type Limits } from './platform/limits/limits.ts';
import type { Logger } from './platform/log.ts';
import { tellMeasures, type Measured } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { watchProcess } from './platform/metrics/watch-process.ts';
import { createBounceAddresses } from './platform/mail/bounce-address.ts';
import { BOUNCES, startBounceServer } from './platform/mail/bounce-server.ts';
import { createMailer, mailQueue, purgeMails, type Mailer } from './platform/mail/mailer.ts';
import { serveOutbox } from './platform/mail/outbox-page.ts';
import { serveUnsubscribing } from './platform/mail/unsubscribe-routes.ts';
import { folderTransport, smtpTransport } from './platform/mail/transports.ts';
import { findStrangerKey } from './platform/sealed.ts';
import { serveChannelPermits } from './platform/realtime/http.ts';
import type { Realtime } from './platform/realtime/realtime.ts';
import type { Storage } from './platform/storage/storage.ts';
import {
  createDispatcher,
  outboxQueue,
  purgeOutbox,
  type Dispatcher,
} from './platform/dispatcher.ts';
import { schema } from './schema.ts';
import { createTracing } from './platform/tracing/create-tracing.ts';
import { traceStatements } from './platform/tracing/tracing.ts';
import { GUEST, SYSTEM, type AccountViewer } from './platform/viewer.ts';
import { createRunner, type Runner } from './platform/work.ts';
import type { Worker } from './platform/worker.ts';

/** The house put together: what `main.ts` starts and a test drives. */
export interface App {
  http: FastifyInstance;
  database: Database;
  runner: Runner;
  dispatcher: Dispatcher;
  mailer: Mailer;
  /** Where reports about mails are taken; null where they are not. */
  bouncePort: number | null;
  /** The features' own, beside the dispatcher and the mailer. */
  workers: readonly Worker[];
  /** What runs wherever requests are answered. */
  followers: readonly Worker[];
  storage: Storage;
  realtime: Realtime;
  limits: Limits;
  jobs: Jobs;
  /** From now on `/readyz` says no, while requests are answered as before. */
  leave(): void;
  /** Nobody new gets through; what is asked on lines that are there is answered, and each ends with its answer. */
  takeNoLines(): void;
  /** Where /metrics is; null where nobody is told. */
  metricsPort: number | null;
  close(): Promise<void>;
}

/** Others who do not answer. */
const portsLeftAlone: Measured = {
  name: 'husvaer_port_left_alone',
  help: 'Others who do not answer and are not asked for a while.',
  of: 'node',
  labels: ['port'],
  read: async ({ ports }) => ports.closed().map((port) => ({ labels: { port }, value: 1 })),
};

/** `pages` false leaves the rendered site out: API tests need no built web app. `features` are added to the server's own. */
export async function createApp(deps: {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  pages: boolean;
  features?: readonly Feature[];
  room?: Room;
}): Promise<App> {
  const { config, clock, log, database } = deps;
  const features = [...ownFeatures, ...(deps.features ?? [])];
  await migrate(database);
  const tracing = await createTracing(config);
  const house = createAppContext(config, clock, log, tracing.tracer);
  const { keys, metrics, tracer } = house;
  traceStatements(tracer, database);
  const replica = openReplica(config, database, log);
  const runner = createRunner(database, house, replica);
  const stranger = await runner.read(
    SYSTEM,
    findStrangerKey,
    features.flatMap(({ sealed }) => sealed ?? []),
  );
  if (stranger)
    throw new ConfigError(
      `SECRET_KEY is wrong: the database is sealed with the key '${stranger}', which is neither it nor one of SECRET_KEYS_FORMER`,
    );
  const limits = createLimits({ redisUrl: config.REDIS_URL, keys, log, metrics });
  const dispatcher = createDispatcher({
    database,
    runner,
    clock,
    log,
    listeners: features.flatMap(({ on }) => on ?? []),
    tracer,
  });
  const { BOUNCE_DOMAIN: bounceDomain } = config;
  const bounces = bounceDomain === undefined ? null : createBounceAddresses(keys, bounceDomain);
  const mailer = createMailer({
    database,
    runner,
    log,
    storage: house.storage,
    transport: config.SMTP_URL
      ? smtpTransport(config.SMTP_URL, { from: config.MAIL_FROM, bounces, ports: house.ports })
      : folderTransport(mailDirectory(config)),
    hearsOfBounces: bounces !== null,
  });
  const workerContext = { ...house, config, database, runner, log };
  const workers = features.flatMap((feature) =>
    (feature.workers ?? []).map((worker) => worker(workerContext)),
  );
  const followers = features.flatMap((feature) =>
    (feature.followers ?? []).map((follower) => follower(workerContext)),
  );
  const jobs = createJobs({
    database,
    context: { runner, log, config },
    metrics,
    tracer,
    jobs: [
      {
        name: 'outbox.purge',
        cron: '17 3 * * *',
        async perform() {
          await runner.run(SYSTEM, purgeOutbox, undefined);
          await runner.run(SYSTEM, purgeMails, undefined);
        },
      },
      ...features.flatMap((feature) => feature.jobs ?? []),
    ],
  });

  const ready = createReadiness({
    clock,
    log,
    checks: features.flatMap(({ name, ready: check }) =>
      check ? [{ name, check: () => check(workerContext) }] : [],
    ),
  });
  let isLeaving = false;
  const leave = () => void (isLeaving = true);
  const http = await createServer({
    config,
    log,
    database,
    ready,
    isLeaving: () => isLeaving,
  });
  admit(http, { limits, metrics, secure: createSecureHeaders(config), room: deps.room });
  observeRequests(http, house);
  const measures = [
    { queues: [outboxQueue, mailQueue], gauges: [portsLeftAlone], counters: [BOUNCES] },
    jobMeasures,
    ...features.flatMap(({ measures: own }) => own ?? []),
  ];
  const tellsHouse = config.ROLE !== 'web';
  const lookUp = tellMeasures(metrics, { runner, clock, log, measures, tellsHouse });
  const identify = (authorization: string | undefined) =>
    viewerOf(authorization, { keys, clock, runner });
  const sites = createSites({
    origin: house.origin,
    isPartners: async (subDomain) =>
      (await runner.read(GUEST, findSite, { subDomain })).partner !== null,
  });
  const run = await serveGraphql(http, {
    schema: schema(),
    runner,
    limits,
    async mayReadDocument(viewer, documentId) {
      for (const { documents } of features)
        if (documents && (await runner.read(viewer, documents, documentId))) return true;
      return false;
    },
    tellsSchema: config.TEST_FEATURES && config.NODE_ENV !== 'production',
    identify,
    sites,
    queues: measures.flatMap(({ queues }) => queues ?? []),
    ...{ metrics, tracer },
  });
  const context = {
    runner,
    limits,
    ...house,
    config,
    sites,
    identityPurposes: features.flatMap(({ identityPurposes }) => identityPurposes ?? []),
    personalData: async (viewer: AccountViewer) => {
      const parts = features.flatMap(({ name, personalData }) =>
        personalData
          ? [runner.read(viewer, personalData, viewer.id).then((data) => [name, data])]
          : [],
      );
      return Object.fromEntries(await Promise.all(parts)) as Record<string, unknown>;
    },
  };
  safeguardRoutes(http, context);
  for (const feature of features) feature.http?.(http, context);
  const partnerCalls = features.flatMap((feature) => feature.partnerCalls ?? []);
  servePartnerApi(http, context, partnerCalls);
  const mailings = features.flatMap((feature) => feature.mailings ?? []);
  serveUnsubscribing(http, { runner, limits, mailings });
  serveChannelPermits(http, {
    realtime: house.realtime,
    runner,
    identify,
    kinds: features.flatMap(({ channels }) => channels ?? []),
  });
  house.realtime.serve(http.server, {
    addressOf: (request) => addressOf(request, config),
    isOurs: (request) => isFromOurPage(request, config),
    isMaintained: config.MAINTENANCE,
  });
  if (config.TEST_FEATURES && !config.SMTP_URL) serveOutbox(http, mailDirectory(config));
  if (deps.pages) {
    const publicToken = publicTokens(keys, clock);
    const personOf = (token: string) => personIn(token, { keys, clock });
    const identityName = identityNameIn(config);
    const given = { config, run, nonceOf, publicToken, personOf, identityName };
    await servePages(http, { ...given, today: clock.today });
  }

  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port !== undefined) watchProcess(metrics, { database, realtime: house.realtime });
  const told = port === undefined ? null : await serveMetrics(metrics, { port, host, lookUp });

  const { BOUNCE_PORT: bouncePort, BOUNCE_HOST: bounceHost } = config;
  // Who works hears of bounces, as it sends the mails.
  const bounceServer =
    bouncePort !== undefined && bounceDomain !== undefined && bounces && tellsHouse
      ? await startBounceServer({
          ...{ port: bouncePort, host: bounceHost, domain: bounceDomain, addresses: bounces },
          ...{ runner, metrics, log },
        })
      : null;

  return {
    http,
    database,
    runner,
    dispatcher,
    mailer,
    bouncePort: bounceServer?.port ?? null,
    workers,
    followers,
    storage: house.storage,
    realtime: house.realtime,
    limits,
    jobs,
    leave,
    // Not as an HTTP server closes: that ends lines nobody uses just then, and a call may be on its way on one.
    takeNoLines: () => void Server.prototype.close.call(http.server),
    metricsPort: told?.port ?? null,
    async close() {
      leave();
      house.realtime.close();
      await http.close();
      await dispatcher.stop();
      await bounceServer?.close();
      await mailer.stop();
      for (const worker of [...workers, ...followers]) await worker.stop();
      await jobs.stop();
      limits.close();
      told?.close();
      await replica?.close();
      await database.close();
      await tracing.close();
    },
  };
}
