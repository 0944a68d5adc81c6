import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { secretKey } from '../server/testing/secret-key.ts';
import { readConfig, SETTINGS } from '../server/src/config.ts';
import { ROOT } from './root.ts';
import { runProgram } from './system-programs.ts';

/* Checks images and containers without starting any: the two-node tests run nginx's files and the nodes. */

interface Service {
  image: string;
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  networks?: string[] | Record<string, unknown>;
  command?: string[] | string;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  restart?: string;
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image === 'husvaer');

describe('compose.yaml', () => {
  test('has several web nodes and workers, and the services they need', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['migrate', 'web', 'worker', 'nginx', 'postgres', 'redis', 'store']),
    );
    expect(own.map(([name, { environment }]) => [name, environment?.['ROLE']])).toEqual([
      ['migrate', undefined],
      ['web', 'web'],
      ['worker', 'worker'],
      ['backup', undefined],
    ]);
  });

  test.each(own)('%s gets only known settings', (_, { environment = {} }) => {
    const settings = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''));
    expect(settings.filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(settings.length).toBeGreaterThan(5);
  });

  test.each(own)('%s reads its secrets from its mounted files', (_, { environment, secrets }) => {
    const files = Object.entries(environment!).filter(([name]) => name.endsWith('_FILE'));
    expect(files.map(([, path]) => path.replace('/run/secrets/', '')).sort()).toEqual(
      secrets!.toSorted(),
    );
    for (const [name, value] of Object.entries(environment!))
      if (/KEY|SECRET|PASSWORD|_URL/.test(name)) expect(value).toMatch(/^\/run\/secrets\//);
  });

  test.each(own)(
    '%s has a read-only file system, no capabilities and an unprivileged user',
    (_, service) => {
      expect(service).toMatchObject({ read_only: true, user: 'node', cap_drop: ['ALL'] });
    },
  );

  /** The capabilities of images that start as root and change to another user. */
  const BEGINNING: Record<string, string[]> = {
    postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    store: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'],
  };

  test.each(services)('%s has no privilege that it does not need', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.cap_add).toEqual(BEGINNING[name]);
  });

  test('only nginx is reachable from outside', () => {
    const open = services.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(open).toEqual(['nginx']);
    expect(compose.networks).toMatchObject({ inside: { internal: true } });
    for (const name of ['postgres', 'redis', 'store'])
      expect(compose.services[name]!.networks).toEqual(['inside']);
  });

  test('named secrets, volumes and folders exist, and images have a version', () => {
    for (const [name, { secrets = [], volumes = [], image }] of services) {
      for (const secret of secrets) expect(compose.secrets, name).toHaveProperty(secret);
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        if (!from.startsWith('.')) expect(compose.volumes, name).toHaveProperty(from);
        else if (from !== './certificates')
          expect(existsSync(resolve(ROOT, from)), from).toBe(true);
      expect(image, name).toMatch(image === 'husvaer' ? /./ : /:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
    }
  });

  test('the application connects with a role of its own, which is no superuser', () => {
    const { environment, secrets, volumes } = compose.services['postgres']!;
    expect(environment).toEqual({ POSTGRES_PASSWORD_FILE: '/run/secrets/postgres_password' });
    expect(secrets).toContain('database_password');
    expect(volumes).toContain('./deploy/postgres:/docker-entrypoint-initdb.d:ro');
    const script = read('deploy/postgres/create-role.sh');
    expect(script).toMatch(/create role husvaer login .*nosuperuser nocreatedb nocreaterole/);
    expect(script).toContain('create database husvaer owner husvaer');
    for (const [name, service] of own)
      expect(service.secrets, name).not.toContain('postgres_password');
  });

  test('a backup is made each night into a volume', () => {
    const { volumes } = compose.services['backup']!;
    expect(volumes).toEqual(['backups:/backups']);
    const { entrypoint } = compose.services['backup'] as { entrypoint?: string[] };
    expect(entrypoint?.[2]).toContain('node server/src/backup-commands.ts backup "/backups/');
    expect(entrypoint?.[2]).toContain('sleep 86400');
  });

  test('alerts go from Prometheus to Alertmanager, and from there to a person', () => {
    const prometheus = parse(read('deploy/prometheus/prometheus.yml'));
    expect(prometheus.alerting.alertmanagers[0].static_configs[0].targets).toEqual([
      'alertmanager:9093',
    ]);
    const alertmanager = parse(read('deploy/alertmanager/alertmanager.yml'));
    const names = alertmanager.receivers.map(({ name }: { name: string }) => name);
    expect(names).toContain(alertmanager.route.receiver);
    for (const { receiver } of alertmanager.route.routes) expect(names).toContain(receiver);
    expect(alertmanager.global.smtp_auth_password_file).toBe('/run/secrets/alert_smtp_password');
    expect(compose.services['alertmanager']!.secrets).toEqual(['alert_smtp_password']);
  });

  test('nginx gets all variables of its files', () => {
    const templateNames = globSync('deploy/nginx/*.template', { cwd: ROOT }).flatMap((path) =>
      [...read(path).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!),
    );
    const settings = Object.keys(compose.services['nginx']!.environment!);
    expect([...new Set(templateNames)].sort()).toEqual(settings.toSorted());
  });
});

test('docs/operations.md documents each setting', () => {
  const rows = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(SETTINGS.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
});

test('a server starts with the sample settings of docs/operations.md', () => {
  const [, block = ''] = /```ini\n\s*# \/etc\/husvaer\.env\n([^]*?)```/.exec(
    read('docs/operations.md'),
  )!;
  const settings = parseEnv(block);
  expect(Object.keys(settings)).toContain('DATABASE_URL');
  // No key that somebody could copy.
  expect(() => readConfig(settings)).toThrow('SECRET_KEY is missing');
  expect(readConfig({ ...settings, SECRET_KEY: secretKey(1) })).toMatchObject({
    NODE_ENV: 'production',
    MAIL_FROM: 'Husvær <ikke-svar@husvaer.example>',
  });
});

test(
  'the commands of docs/operations.md create every secret of compose.yaml in a valid form',
  { tags: ['openssl'] },
  () => {
    const [, block = ''] = /```sh\n(export HUSVAER_HOST[^]*?)```/.exec(read('docs/operations.md'))!;
    const commands = block.split('\n').filter((line) => !line.startsWith('docker '));
    const folder = mkdtempSync(join(tmpdir(), 'husvaer-secrets-'));
    try {
      const { status, stderr } = runProgram(
        'bash',
        ['--norc', '-euo', 'pipefail', '-c', commands.join('\n')],
        {
          cwd: folder,
        },
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      for (const { file } of Object.values(compose.secrets))
        expect(existsSync(join(folder, file)), file).toBe(true);
      const environment = Object.entries(compose.services['web']!.environment!).map(
        ([name, value]) => [
          name,
          String(value)
            .replace('/run/secrets', join(folder, 'secrets'))
            .replace('${HUSVAER_HOST:?}', 'husvaer.example'),
        ],
      );
      const config = readConfig({ ...Object.fromEntries(environment), NODE_ENV: 'production' });
      expect(config.DATABASE_URL).toMatch(/^postgres:\/\/husvaer:[\da-f]{48}@postgres\/husvaer$/);
      const [identity] = JSON.parse(
        readFileSync(join(folder, 'secrets/s3_config.json'), 'utf8'),
      ).identities;
      // Access to one bucket only, and not to the administration of the store.
      expect(identity.actions).toEqual(
        ['Read', 'Write', 'List'].map((may) => `${may}:${config.S3_BUCKET}`),
      );
      expect(config.REDIS_URL).toMatch(/^redis:\/\/:[\da-f]{48}@redis$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

describe('Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));

  test('the files it copies exist, and are not ignored', () => {
    const letIn = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    expect(copied.length).toBeGreaterThan(8);
    for (const path of copied) {
      expect(existsSync(resolve(ROOT, path)), path).toBe(true);
      expect(
        letIn.some((entry) => path === entry || path.startsWith(`${entry}/`)),
        path,
      ).toBe(true);
    }
  });

  test('it has every production package, wherever npm installs it', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const folders = Object.entries(packages).flatMap(([path, { dev }]) => {
      const [folder] = /^((contract|domain|server)\/)?node_modules(?=\/)/.exec(path) ?? [];
      return folder && !dev ? [folder] : [];
    });
    for (const folder of new Set(folders))
      expect(lines).toContain(`COPY --from=packages /app/${folder} ${folder}`);
  });

  test('it has no demo, and its command needs none', () => {
    expect(copied.filter((path) => path.startsWith('demo'))).toEqual(['demo/package.json']);
    expect(lines.filter((line) => line.includes('@husvaer/demo'))).toEqual([]);
    const dependencies = (workspace: string) =>
      Object.keys(
        (JSON.parse(read(`${workspace}/package.json`)) as { dependencies?: object }).dependencies ??
          {},
      );
    const shipped = ['domain', 'contract', 'server'].flatMap(dependencies);
    const onlyDemo = dependencies('demo').filter((name) => !shipped.includes(name));
    expect(onlyDemo).toContain('oidc-provider');

    const { stdout } = runProgram(
      'depcruise',
      ['server/src/main.ts', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
      { cwd: ROOT },
    );
    const { modules } = JSON.parse(stdout) as { modules: { source: string }[] };
    const reached = modules.map(({ source }) => source);
    expect(reached).toContain('server/src/app.ts');
    const ofDemo = ['demo/', ...onlyDemo.map((name) => `node_modules/${name}/`)];
    expect(reached.filter((source) => ofDemo.some((start) => source.startsWith(start)))).toEqual(
      [],
    );
  });

  test('it runs as an unprivileged user, has a health check, and starts an existing file', () => {
    expect(lines).toContain('USER node');
    expect(lines.some((line) => line.startsWith('HEALTHCHECK') && line.includes('/healthz'))).toBe(
      true,
    );
    const started = /^CMD \["node", "([^"]+)"\]$/m.exec(lines.join('\n'))?.[1];
    expect(existsSync(resolve(ROOT, started!))).toBe(true);
    const commands = services.flatMap(([, { image, command }]) =>
      image === 'husvaer' && Array.isArray(command) ? [command[1]!] : [],
    );
    for (const path of commands) expect(existsSync(resolve(ROOT, path)), path).toBe(true);
  });
});
