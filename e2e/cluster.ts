import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { installDebianPackage } from '../script/debian.ts';
import { startPostgres, type Postgres } from '../script/postgres.ts';
import { startMailServer, type MailServer } from '../server/testing/mail-server.ts';
import { certificateOf } from '../server/testing/picture-server.ts';
import { testRedis, type TestRedis } from '../server/testing/redis.ts';
import { startS3 } from '../server/testing/s3-server.ts';
import { freePort, REPOSITORY, startHouse, type House } from './house.ts';

/** One process of the house, which may go down and come back at the same port. */
export interface Node {
  port: number;
  /** Where it tells of itself. */
  metricsPort: number;
  start(): Promise<void>;
  /** Resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  said(): string;
}

/** The house as `deploy/` has it: two that answer, two that work, and all they stand on, on this machine. */
export interface Cluster {
  /** Where people come: nginx, by https. */
  origin: string;
  /** The same by http. */
  openOrigin: string;
  web: readonly [Node, Node];
  workers: readonly [Node, Node];
  postgres: Postgres;
  /** Follows it, for searches. */
  standby: Postgres;
  redis: TestRedis;
  mail: MailServer;
  stop(): Promise<void>;
}

/** Seconds a node says that it leaves before it does. */
export const DRAIN_SECONDS = 1;

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
  const values = {
    HUSVAER_RESOLVER: '',
    HUSVAER_NODES: nodePorts
      .slice(0, 2)
      .map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`)
      .join(' '),
    HUSVAER_HOST: 'localhost',
    HUSVAER_HTTP_PORT: `127.0.0.1:${httpPort}`,
    HUSVAER_HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    HUSVAER_FILES: s3.bucket.endpoint,
  };
  try {
    const nginx = await startNginx(join(folder, 'nginx'), values);
    stops.unshift(() => nginx.stop());
    // On an empty database, all at once.
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
  let house: House | null = null;
  return {
    port,
    metricsPort,
    async start() {
      house = startHouse({ ...env, PORT: String(port), METRICS_PORT: String(metricsPort) });
      const gone = house.ended.then((code) => {
        throw new Error(`A node ended with ${code}:\n${house?.said()}`);
      });
      gone.catch(() => undefined);
      await Promise.race([house.says('Husvær is open'), gone]);
    },
    async end(signal) {
      house?.child.kill(signal);
      return house ? house.ended : null;
    },
    said: () => house?.said() ?? '',
  };
}

/** nginx with the files of `deploy/nginx`, values put in as its image does. */
async function startNginx(
  folder: string,
  values: Record<string, string>,
): Promise<{ stop(): Promise<void> }> {
  mkdirSync(join(folder, 'conf.d'), { recursive: true });
  const { key, cert } = certificateOf('localhost', '*.localhost');
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'privkey.pem'), key);
  for (const name of ['husvaer', 'files']) {
    const template = readFileSync(
      join(REPOSITORY, `deploy/nginx/${name}.conf.template`),
      'utf8',
    ).replace(/\$\{(\w+)\}/g, (_, value: string) => {
      const said = { ...values, HUSVAER_CERTIFICATES: folder }[value];
      if (said === undefined) throw new Error(`nginx is not told ${value}.`);
      return said;
    });
    writeFileSync(join(folder, `conf.d/${name}.conf`), template);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((what) => `${what}_temp_path ${folder}/${what};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
     events { worker_connections 1024; }
     http { ${temporary} include ${folder}/conf.d/*.conf; }`,
  );
  const child = spawn(findNginx(), ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await expect
    .poll(() =>
      fetch(`http://${values['HUSVAER_HTTP_PORT']}`).then(
        () => 'answers',
        () => said,
      ),
    )
    .toBe('answers');
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The path of an nginx that runs. Throws a sentence that says what to install where none can be had. */
function findNginx(): string {
  // Debian's lies where only root looks.
  const found = ['nginx', '/usr/sbin/nginx'].find(runs);
  if (found) return found;
  if (installDebianPackage('nginx-light') && runs('/usr/sbin/nginx')) return '/usr/sbin/nginx';
  throw new Error('This needs nginx 1.19.4 or newer: install it.');
}

const runs = (program: string): boolean =>
  spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
