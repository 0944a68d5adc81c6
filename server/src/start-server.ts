import { createApp, type App } from './app.ts';
import { ownFolders } from './folders.ts';
import { openDatabase } from './open-database.ts';
import { ConfigError, readConfig, warningsAbout, type Config } from './config.ts';
import { hasTestIdentities } from './features/accounts/public.ts';
import { runningClock, type Clock } from './platform/clock.ts';
import { isUnreachable } from './platform/errors.ts';
import type { Feature } from './platform/feature.ts';
import { restrictToOwner } from './platform/restrict-to-owner.ts';
import { createLogger, type Logger } from './platform/log.ts';

/** The demo's additions to a server (`demo/src/main.ts`). The production image has none of it. */
interface Demo {
  features: readonly Feature[];
  /** Fills an empty database. */
  seed(app: App & { config: Config; clock: Clock; log: Logger }): Promise<void>;
}

/**
 * Starts a server with the settings in the environment, or ends the process with a message that says why not.
 */
export async function startServer(demo?: Demo): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (!demo) refuseDemo(config);
    try {
      restrictToOwner(ownFolders(config));
      await start(config, createLogger(config), demo);
    } catch (error) {
      throw namingSetting(error, config);
    }
  } catch (error) {
    process.stderr.write(
      `Husvær can't start.\n${error instanceof ConfigError ? error.message : describe(error)}\n`,
    );
    process.exit(1);
  }
}

/** Throws {@link ConfigError} when a setting needs what only the demo has. */
function refuseDemo(config: Config): void {
  if (hasTestIdentities(config))
    throw new ConfigError(
      'OIDC_ISSUER is missing: TEST_FEATURES replaces the identity provider by test identities, which only demo/src/main.ts contains',
    );
  if (config.DEMO)
    throw new ConfigError(
      'DEMO is wrong: this server has no demo. Start demo/src/main.ts, or set DEMO=off',
    );
}

async function start(config: Config, log: Logger, demo?: Demo): Promise<void> {
  const clock = runningClock(config.HUSVAER_NOW);
  for (const sentence of warningsAbout(config)) log.warn(sentence);
  const database = await openDatabase(config);
  const pages = config.ROLE !== 'worker';
  const features = demo?.features;
  const app = await createApp({ config, clock, log, database, pages, features }).catch(
    async (error) => {
      await database.close();
      throw error;
    },
  );
  if (config.DEMO) await demo?.seed({ ...app, config, clock, log });

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping: waiting for open requests');
      app.leave();
      setTimeout(() => app.stopListening(), config.DRAIN_SECONDS * 500);
      setTimeout(() => stop(app, config, log), config.DRAIN_SECONDS * 1000);
    });
  }

  if (config.ROLE !== 'web') {
    await app.dispatcher.start();
    await app.mailer.start();
    for (const worker of app.workers) await worker.start();
    await app.jobs.start();
  }
  // They start when the database answers.
  if (config.ROLE !== 'worker')
    for (const follower of app.followers)
      follower.start().catch((error: unknown) => log.error({ err: error }, 'follower failed'));
  try {
    await app.http.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await app.close();
    throw error;
  }
  log.info({ origin: config.ORIGIN.origin, role: config.ROLE }, 'Husvær is open');
}

/** File system errors of a folder that this user can't create or write. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'];
/** PostgreSQL's codes for a wrong password, a user without access, and a database that does not exist. */
const INVALID_URL = ['28P01', '28000', '3D000'];

/** Replaces an error that a setting causes by a {@link ConfigError} that names the setting. */
function namingSetting(error: unknown, config: Config): unknown {
  const { code = '', port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (isUnreachable(error)) return new ConfigError(`DATABASE_URL does not answer: ${message}`);
  if (INVALID_URL.includes(code)) return new ConfigError(`DATABASE_URL is wrong: ${message}`);
  if (UNWRITABLE.includes(code)) return new ConfigError(`VAR_DIR can't be written: ${message}`);
  if (code !== 'EADDRINUSE') return error;
  const { PORT, METRICS_PORT, BOUNCE_PORT } = config;
  const ports = Object.entries({ METRICS_PORT, BOUNCE_PORT, PORT });
  const [name = 'PORT'] = ports.find(([, one]) => one === port) ?? [];
  return new ConfigError(`${name} is wrong: another process already listens on ${port}`);
}

/** Finishes work in progress, and ends the process. */
function stop(app: App, config: Config, log: Logger): void {
  // At exit the process writes the rest of the log, and never ends if nobody reads it any more.
  const end = (code: number) => log.flush(() => process.exit(code));
  setTimeout(() => {
    log.error('stopping took too long');
    end(1);
  }, config.SHUTDOWN_SECONDS * 1000).unref();
  app.close().then(
    () => {
      log.info('stopped');
      end(0);
    },
    (error: unknown) => {
      log.error({ err: error }, 'stopping failed');
      end(1);
    },
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
