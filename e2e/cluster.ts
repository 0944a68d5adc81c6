import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startNginx } from '../script/nginx.ts';
import { startPostgres, type Postgres } from '../script/postgres.ts';
import { freePort } from '../server/testing/free-port.ts';
import { startMailServer, type MailServer } from '../server/testing/mail-server.ts';
import { testRedis, type TestRedis } from '../server/testing/redis.ts';
import { startS3 } from '../server/testing/s3-server.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** A process of the server that can be stopped and started again at the same port. */
export interface Node {
  port: number;
  /** The port of its metrics. */
  metricsPort: number;
  start(): Promise<void>;
  /** Resolves when the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  output(): string;
}

/** An installation as in `deploy/`, on this machine: two web nodes, two workers, and all their services. */
export interface Cluster {
  /** nginx's address for users, by https. */
  origin: string;
  /** The same by http. */
  openOrigin: string;
  web: readonly [Node, Node];
  workers: readonly [Node, Node];
  postgres: Postgres;
  /** A replica of `postgres`, for searches. */
  standby: Postgres;
  redis: TestRedis;
  mail: MailServer;
  stop(): Promise<void>;
}

/**
 * Seconds between a node's announcement that it will stop and the stop. Half of them are longer than nginx
 * keeps an unused connection.
 */
const DRAIN_SECONDS = 5;

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-cluster-'));
  const newPorts = (length: number) => Promise.all(Array.from({ length }, freePort));
  const [httpPort, httpsPort] = (await newPorts(2)) as [number, number];
  const nodePorts = await newPorts(4);
  const metricsPorts = await newPorts(4);
  const origin = `https://localhost:${httpsPort}`;
  const [postgres, mail, s3, redis] = await Promise.all([
    startPostgres(),
    startMailServer(),
    startS3(),
    testRedis(),
  ]);
  await redis.start();
  const standby = await startPostgres(undefined, postgres);
  const env = {
    NODE_ENV: 'production',
    ORIGIN: origin,
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: standby.url,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    S3_BUCKET: s3.bucket.name,
    S3_ENDPOINT: s3.bucket.endpoint,
    S3_REGION: s3.bucket.region,
    S3_ACCESS_KEY_ID: s3.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.bucket.secretAccessKey,
    SECRET_KEY: randomBytes(32).toString('base64'),
    GEONORGE_URL: 'off',
    STATISTICS_URL: 'off',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
  const nodes = nodePorts.map((port, at) =>
    nodeOf(
      { port, metricsPort: metricsPorts[at]! },
      {
        ...env,
        DEMO: '',
        ROLE: at < 2 ? 'web' : 'worker',
        VAR_DIR: join(folder, String(port)),
      },
    ),
  );
  const stops: (() => unknown)[] = [
    () => Promise.all(nodes.map((node) => node.end('SIGKILL'))),
    () => redis.stop(),
    () => mail.close(),
    () => s3.stop(),
    () => standby.stop(),
    () => postgres.stop(),
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  const stop = async () => {
    for (const one of stops) await one();
  };
  try {
    const nginx = await startNginx({
      httpPort,
      httpsPort,
      nodePorts: nodePorts.slice(0, 2),
      files: s3.bucket.endpoint,
    });
    stops.unshift(() => nginx.stop());
    // All at the same time, on an empty database.
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  const [one, two, three, four] = nodes as [Node, Node, Node, Node];
  return {
    origin,
    openOrigin: `http://localhost:${httpPort}`,
    web: [one, two],
    workers: [three, four],
    postgres,
    standby,
    redis,
    mail,
    stop,
  };
}

function nodeOf(
  { port, metricsPort }: Pick<Node, 'port' | 'metricsPort'>,
  env: Record<string, string>,
): Node {
  let server: ServerProcess | null = null;
  return {
    port,
    metricsPort,
    async start() {
      server = startServerProcess({
        ...env,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
      });
      const gone = server.ended.then((code) => {
        throw new Error(`A node ended with ${code}:\n${server?.output()}`);
      });
      gone.catch(() => undefined);
      await Promise.race([server.waitForOutput('Husvær is open'), gone]);
    },
    async end(signal) {
      server?.child.kill(signal);
      return server ? server.ended : null;
    },
    output: () => server?.output() ?? '',
  };
}
