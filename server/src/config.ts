import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { z } from 'zod';

import { resembling } from './platform/resembling.ts';
import { environment } from './settings.ts';

/**
 * Settings that can be read from a file named in `<NAME>_FILE`, as container platforms and vaults provide
 * secrets.
 */
const SECRETS = [
  'SECRET_KEY',
  'SECRET_KEYS_FORMER',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'SEALING_P12_PASSWORD',
  'IDURA_CLIENT_SECRET',
  'IDURA_WEBHOOK_SECRET',
  'FACEBOOK_APP_SECRET',
  'PUSHER_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BANK_SFTP_PRIVATE_KEY',
  'DIGIPOST_PRIVATE_KEY',
];

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/** Settings that need others. */
const TOGETHER = {
  BOUNCE_DOMAIN: ['BOUNCE_PORT', 'SMTP_URL'],
  BOUNCE_PORT: ['BOUNCE_DOMAIN'],
  OIDC_ISSUER: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  SEALING_P12: ['SEALING_P12_PASSWORD'],
  IDURA_CLIENT_ID: ['IDURA_CLIENT_SECRET', 'IDURA_WEBHOOK_SECRET'],
  FACEBOOK_APP_ID: ['FACEBOOK_APP_SECRET'],
  BANK_SFTP_HOST: [
    ...(['BANK_SFTP_USER', 'BANK_SFTP_PRIVATE_KEY', 'BANK_SFTP_HOST_KEY'] as const),
    ...(['BANK_SFTP_FETCH_DIR', 'BANK_SFTP_SEND_DIR'] as const),
  ],
  DIGIPOST_SENDER_ID: ['DIGIPOST_PRIVATE_KEY'],
  PUSHER_APP_ID: ['PUSHER_KEY', 'PUSHER_SECRET'],
  S3_BUCKET: ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
} as const;

/** URLs of external services on the open internet. */
const OUTSIDE = [
  'OIDC_ISSUER',
  'IDURA_URL',
  'DIGIPOST_URL',
  'FACEBOOK_DIALOG_URL',
  'FACEBOOK_GRAPH_URL',
  'MAP_TILES_URL',
  'MAP_STYLE_URL',
  'GEONORGE_URL',
  'STATISTICS_URL',
] as const;

/** Settings that belong to the test features, and what each would do. */
const OF_TESTS = {
  DEMO: 'lets any visitor log in as a demo user',
  HUSVAER_NOW: 'sets the clock',
  PICTURE_HOSTS_ALLOWED: 'allows pictures from hosts outside the public internet',
  WEBHOOK_HOSTS_ALLOWED: 'allows webhooks to hosts outside the public internet',
} as const;

/** Services that reach real people, money or identities: the setting that turns each on, and its server. */
const REAL = {
  SMTP_URL: 'SMTP_URL',
  OIDC_ISSUER: 'OIDC_ISSUER',
  IDURA_CLIENT_ID: 'IDURA_URL',
  FACEBOOK_APP_ID: 'FACEBOOK_GRAPH_URL',
  BANK_SFTP_HOST: 'BANK_SFTP_HOST',
  DIGIPOST_SENDER_ID: 'DIGIPOST_URL',
  PUSHER_APP_ID: 'PUSHER_APP_ID',
  S3_BUCKET: 'S3_ENDPOINT',
} as const;

/** Names with our prefix that others read: compose.yaml, and Kubernetes. */
const OF_OTHERS = ['HUSVAER_HOST', 'HUSVAER_PORT'];

/** The configuration of the process, read once at start. */
export interface Config extends Omit<
  z.output<typeof environment>,
  'HOST' | 'ORIGIN' | 'BANK_DIR' | 'TEST_FEATURES' | 'DEMO'
> {
  HOST: string;
  ORIGIN: URL;
  BANK_DIR: string;
  TEST_FEATURES: boolean;
  DEMO: boolean;
}

/** An error at start, whose message tells the operator what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * Throws {@link ConfigError} with one sentence for every wrong value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  refuseMisspelt(Object.keys(values));
  const given = withSecrets(values);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} is wrong: ${reasonOf(issue)}`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  const ORIGIN = data.ORIGIN ?? new URL(`http://localhost:${data.PORT}`);
  const isOpenAtHome = !isProduction && isAtHome({ ...data, ORIGIN });
  const TEST_FEATURES = data.TEST_FEATURES ?? isOpenAtHome;
  const config: Config = {
    ...data,
    HOST: data.HOST ?? (isOpenAtHome || TEST_FEATURES ? '127.0.0.1' : '0.0.0.0'),
    ORIGIN,
    BANK_DIR: data.BANK_DIR ?? resolve(data.VAR_DIR, 'bank'),
    TEST_FEATURES,
    DEMO: data.DEMO ?? TEST_FEATURES,
  };
  if (config.ORIGIN.pathname !== '/' || config.ORIGIN.search) {
    throw new ConfigError(
      'ORIGIN is wrong: it must be a scheme, a host and a port, without a path',
    );
  }
  for (const [name, others] of Object.entries(TOGETHER)) {
    const isSet = config[name as keyof typeof TOGETHER] !== undefined;
    const missing = isSet && others.find((other) => config[other] === undefined);
    if (missing) throw new ConfigError(`${missing} is missing: ${name} needs it`);
  }
  if (TEST_FEATURES) refuseOthers(config);
  if (isProduction) {
    if (!data.ORIGIN) throw new ConfigError('ORIGIN is missing: production needs its public URL');
    if (config.ORIGIN.protocol !== 'https:' && config.ORIGIN.hostname !== 'localhost')
      throw new ConfigError('ORIGIN is wrong: production needs https');
    if (!config.SMTP_URL)
      throw new ConfigError('SMTP_URL is missing: production needs a mail server');
    if (!data.SECRET_KEY)
      throw new ConfigError(
        'SECRET_KEY is missing: production needs one. Create it with `openssl rand -base64 32`',
      );
    const open = OUTSIDE.find((name) => config[name]?.startsWith('http:'));
    if (open) throw new ConfigError(`${open} is wrong: production needs https`);
    if (!config.DATABASE_URL && !config.BUILT_IN_DATABASE)
      throw new ConfigError(
        'DATABASE_URL is missing: production needs PostgreSQL. BUILT_IN_DATABASE=on uses the built-in database instead, which a power cut can damage',
      );
  } else if (data.TEST_FEATURES === undefined && !TEST_FEATURES) {
    const why = config.DATABASE_URL ? 'DATABASE_URL is set' : `ORIGIN is ${config.ORIGIN.origin}`;
    throw new ConfigError(
      `NODE_ENV is missing: ${why}, so this server may be for real users. Set NODE_ENV=production for real users, or TEST_FEATURES=on for a test server that only this machine reaches: with demo users, test identities and /dev, any visitor can log in as any user`,
    );
  }
  const ofTests = Object.entries(OF_TESTS).find(([name]) => {
    const value = config[name as keyof typeof OF_TESTS];
    return Array.isArray(value) ? value.length > 0 : value;
  });
  if (ofTests && !TEST_FEATURES)
    throw new ConfigError(`${ofTests[0]} is wrong: it ${ofTests[1]}, which needs TEST_FEATURES=on`);
  if (config.DATABASE_REPLICA_URL && !config.DATABASE_URL)
    throw new ConfigError('DATABASE_URL is missing: DATABASE_REPLICA_URL needs it');
  if (config.ROLE !== 'all' && !config.DATABASE_URL) {
    throw new ConfigError(
      `ROLE is wrong: '${config.ROLE}' needs DATABASE_URL, because several processes share the database`,
    );
  }
  return config;
}

/** Whether the server runs on a developer's machine: with the built-in database, at localhost. */
const isAtHome = ({ ORIGIN, DATABASE_URL }: Pick<Config, 'ORIGIN' | 'DATABASE_URL'>) =>
  !DATABASE_URL &&
  ORIGIN.protocol === 'http:' &&
  /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(ORIGIN.hostname);

/** What an operator should know about settings that are allowed, one sentence each. */
export function warningsAbout(config: Config): string[] {
  const isProduction = config.NODE_ENV === 'production';
  return [
    ...(config.TEST_FEATURES && !isAtHome(config)
      ? ['TEST_FEATURES is on: any visitor can log in as any user']
      : []),
    ...(isProduction && !config.DATABASE_URL
      ? ['BUILT_IN_DATABASE is on: a power cut can damage the data']
      : []),
    ...(isProduction && !config.OIDC_ISSUER
      ? [
          `OIDC_ISSUER is missing: nobody can log in by ${config.OIDC_NAME}, prove who they are, or sign a document`,
        ]
      : []),
  ];
}

/** Throws {@link ConfigError} when test features could be used by other machines, or reach real people. */
function refuseOthers(config: Config): void {
  const services = Object.entries(REAL).filter(
    ([name]) => config[name as keyof typeof REAL] !== undefined,
  );
  const reaches = [
    ['HOST', config.HOST],
    ['ORIGIN', config.ORIGIN.hostname],
    ...services.map(([name, server]) => [name, hostIn(config[server] ?? '')] as const),
  ] as const;
  const problem =
    config.NODE_ENV === 'production'
      ? 'TEST_FEATURES is wrong: production has none'
      : reaches
          .filter(([, host]) => !isThisMachine(host))
          .map(([name]) => `${name} is wrong: test features are for this machine only`)[0];
  if (problem)
    throw new ConfigError(
      `${problem}, because any visitor can log in as any user. Set NODE_ENV=production and leave out TEST_FEATURES for real users`,
    );
}

const hostIn = (address: string): string => URL.parse(address)?.hostname ?? address;

/** Whether a host can only be this machine. No public name ends with `.localhost` or `.test` (RFC 6761). */
const isThisMachine = (host: string): boolean =>
  /^(?:(?:.+\.)?(?:localhost|test)|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Throws {@link ConfigError} for unknown names that resemble one of ours. */
function refuseMisspelt(names: readonly string[]): void {
  const known = [...SETTINGS, ...SECRETS.map((name) => `${name}_FILE`)];
  const sentences = names
    .filter((name) => !known.includes(name) && !OF_OTHERS.includes(name))
    .flatMap((name) => {
      const bare = name.replace(/^HUSVAER_|_FILE$/g, '');
      if (SETTINGS.includes(bare) && name === `${bare}_FILE`)
        return [`${name} is unknown: ${bare} is not a secret. Set ${bare}`];
      const meant = known.includes(bare) ? bare : resembling(name, known);
      return meant === undefined ? [] : [`${name} is unknown: did you mean ${meant}?`];
    });
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
}

const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' && issue.expected === 'number'
    ? 'it is not a number'
    : issue.message;

/** Adds the secrets from files, without the trailing line break. */
function withSecrets(given: Record<string, string | undefined>): typeof given {
  const read = SECRETS.flatMap((name) => {
    const path = given[`${name}_FILE`];
    if (path === undefined) return [];
    if (given[name] !== undefined)
      throw new ConfigError(`${name}_FILE is wrong: ${name} is also set`);
    try {
      return [[name, readFileSync(path, 'utf8').trimEnd()] as const];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new ConfigError(`${name}_FILE is wrong: '${path}' can't be read (${code})`);
    }
  });
  return { ...given, ...Object.fromEntries(read) };
}
