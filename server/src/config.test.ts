import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { run } from '../../script/run.ts';
import { secretKey } from '../testing/secret-key.ts';
import { readConfig, warningsAbout, type Config } from './config.ts';

/** The minimum settings of production. */
const PRODUCTION = {
  NODE_ENV: 'production',
  ORIGIN: 'https://husvaer.no',
  SMTP_URL: 'smtps://mail.example.com',
  SECRET_KEY: secretKey(1),
  DATABASE_URL: 'postgres://husvaer@db/husvaer',
};

test('an empty environment is the embedded database on port 3000', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, ROLE: 'all', DEMO: true, MAINTENANCE: false });
  expect(config.PUSHER_CLUSTER).toBe('eu');
  expect(config.ORIGIN.href).toBe('http://localhost:3000/');
});

test.each([
  ['at home', {}, '127.0.0.1'],
  ['in production', PRODUCTION, '0.0.0.0'],
  ['opened by name', { TEST_FEATURES: 'on', DATABASE_URL: PRODUCTION.DATABASE_URL }, '127.0.0.1'],
  ['without test features', { TEST_FEATURES: 'off', HOST: '0.0.0.0' }, '0.0.0.0'],
])('whose network can reach a process %s', (_, env, host) => {
  expect(readConfig(env).HOST).toBe(host);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('production may request time stamps by http, because they are signed', () => {
  const url = 'http://tsa.example/rfc3161';
  expect(readConfig({ ...PRODUCTION, TSA_URL: url }).TSA_URL).toBe(url);
});

test('the clock can be started at any moment', () => {
  expect(readConfig({ HUSVAER_NOW: '2027-05-17T10:00:00Z' }).HUSVAER_NOW?.toString()).toBe(
    '2027-05-17T10:00:00Z',
  );
});

test('a secret may be in a file, as secret managers provide it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-test-'));
  const path = join(directory, 'key');
  const newest = secretKey(1);
  // A key from before random keys were required can still be replaced.
  const former = Buffer.alloc(32, 2).toString('base64');
  writeFileSync(path, `${newest}\n`);
  const config = readConfig({ SECRET_KEY_FILE: path, SECRET_KEYS_FORMER: `${former}, ${former}` });
  expect(config.SECRET_KEY).toEqual(new Uint8Array(Buffer.from(newest, 'base64')));
  expect(config.SECRET_KEYS_FORMER).toEqual([2, 2].map((byte) => new Uint8Array(32).fill(byte)));
  expect(() => readConfig({ SECRET_KEY_FILE: path, SECRET_KEY: newest })).toThrow(
    'SECRET_KEY_FILE is wrong: SECRET_KEY is also set',
  );
  expect(() => readConfig({ DATABASE_URL_FILE: join(directory, 'none') })).toThrow(
    /^DATABASE_URL_FILE is wrong: '.*none' can't be read \(ENOENT\)$/,
  );
  rmSync(directory, { recursive: true });
});

describe('a wrong value stops the start with an error that names it', () => {
  test.each([
    [{ PORT: 'many' }, /^PORT is wrong/],
    [{ PORT: '70000' }, /^PORT is wrong/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is wrong/],
    [{ ORIGIN: 'husvaer.no' }, /^ORIGIN is wrong/],
    [{ ORIGIN: 'https://husvaer.no/app' }, /^ORIGIN is wrong/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is wrong/],
    [{ HUSVAER_NOW: 'tomorrow' }, /^HUSVAER_NOW is wrong: it is not a point in time/],
    [{ PORT: '3000x' }, /^PORT is wrong: it is not a number$/],
    [{ SECRET_KEY: 'abc' }, /^SECRET_KEY is wrong: it is not 32 bytes in Base64$/],
    [{ MAP_TILES_URL: 'tiles' }, /^MAP_TILES_URL is wrong/],
    [{ MAP_STYLE_URL: 'style.json' }, /^MAP_STYLE_URL is wrong/],
    [{ MAP_STYLE_ORIGINS: 'tiles' }, /^MAP_STYLE_ORIGINS.0 is wrong/],
    [{ MAP_PMTILES_FILE: 'none' }, /^MAP_PMTILES_FILE is wrong: this file does not exist$/],
    [{ MAP_TILES_URL: 'https://x/' }, /^MAP_TILES_URL is wrong: it lacks \{z\}/],
    [{ PROPERTY_MANAGEMENT_URL: 'http://manage.example.com' }, /^PROPERTY_MANAGEMENT_URL is wrong/],
    [{ MAINTENANCE: 'yes' }, /^MAINTENANCE is wrong/],
    [{ ROLE: 'web' }, /^ROLE is wrong: 'web' needs DATABASE_URL/],
    [{ NODE_ENV: 'production' }, /^ORIGIN is missing/],
    [{ ...PRODUCTION, ORIGIN: 'http://husvaer.no' }, /^ORIGIN is wrong: production needs https/],
    [{ NODE_ENV: 'production', ORIGIN: 'https://husvaer.no' }, /^SMTP_URL is missing/],
    [{ ...PRODUCTION, SECRET_KEY: '' }, /^SECRET_KEY is missing: production needs one/],
    [{ SECRET_KEY: 'c2hvcnQ=' }, /^SECRET_KEY is wrong: it is not 32 bytes/],
    [{ SECRET_KEYS_FORMER: 'c2hvcnQ=' }, /^SECRET_KEYS_FORMER.0 is wrong: it is not 32 bytes/],
    [{ OIDC_ISSUER: 'https://broker.example' }, /^OIDC_CLIENT_ID is missing/],
    [{ FACEBOOK_APP_ID: '1' }, /^FACEBOOK_APP_SECRET is missing/],
    [{ SEALING_P12: 'key.p12' }, /^SEALING_P12_PASSWORD is missing/],
    [{ TSA_URL: 'ldap://tsa.example' }, /^TSA_URL is wrong/],
    [{ IDURA_CLIENT_ID: '1' }, /^IDURA_CLIENT_SECRET is missing/],
    [{ IDURA_CLIENT_ID: '1', IDURA_CLIENT_SECRET: '2' }, /^IDURA_WEBHOOK_SECRET is missing/],
    [{ IDURA_WEBHOOK_SECRET: 'c2hvcnQ=' }, /^IDURA_WEBHOOK_SECRET is wrong: it is not 32 to 64/],
    [
      { ...PRODUCTION, DEMO: 'on' },
      /^DEMO is wrong: it lets any visitor log in .* needs TEST_FEATURES=on$/,
    ],
    [{ ...PRODUCTION, HUSVAER_NOW: '2027-05-17T10:00:00Z' }, /^HUSVAER_NOW is wrong: it sets the/],
    [{ TEST_FEATURES: 'off', HUSVAER_NOW: '2027-05-17T10:00:00Z' }, /^HUSVAER_NOW is wrong/],
    [{ TEST_FEATURES: 'off', DEMO: 'on' }, /^DEMO is wrong/],
    [{ TEST_FEATURES: 'off', PICTURE_HOSTS_ALLOWED: 'localhost:1' }, /^PICTURE_HOSTS_ALLOWED is/],
    [{ TEST_FEATURES: 'yes' }, /^TEST_FEATURES is wrong/],
    [{ ...PRODUCTION, DATABASE_URL: '' }, /^DATABASE_URL is missing: .*BUILT_IN_DATABASE=on/],
    [{ ORIGIN: 'https://husvaer.no' }, /^NODE_ENV is missing: ORIGIN is https:\/\/husvaer.no/],
    [{ ORIGIN: 'https://localhost' }, /^NODE_ENV is missing/],
    [{ ORIGIN: 'http://192.168.1.2:3000' }, /^NODE_ENV is missing/],
    [{ NODE_ENV: 'test', ORIGIN: 'https://husvaer.no' }, /^NODE_ENV is missing/],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /^NODE_ENV is missing: DATABASE_URL is set/],
    [
      { ...PRODUCTION, IDURA_URL: 'http://idura.example' },
      /^IDURA_URL is wrong: production needs https/,
    ],
    [{ ...PRODUCTION, GEONORGE_URL: 'http://geo.example' }, /^GEONORGE_URL is wrong/],
    [{ ...PRODUCTION, PICTURE_HOSTS_ALLOWED: 'localhost:4711' }, /^PICTURE_HOSTS_ALLOWED is wrong/],
    [{ ...PRODUCTION, WEBHOOK_HOSTS_ALLOWED: 'localhost:4711' }, /^WEBHOOK_HOSTS_ALLOWED is wrong/],
    [{ SMTP_URL: 'http://mail.example.com' }, /^SMTP_URL is wrong/],
    [{ MAIL_FROM: 'Husvær' }, /^MAIL_FROM is wrong: it is not an address/],
    [{ BOUNCE_DOMAIN: 'bounce' }, /^BOUNCE_DOMAIN is wrong: it is not a domain/],
    [{ BOUNCE_DOMAIN: 'bounce.x.no', SMTP_URL: 'smtp://x.no' }, /^BOUNCE_PORT is missing/],
    [{ BOUNCE_PORT: '2525' }, /^BOUNCE_DOMAIN is missing/],
    [{ MAIL_REPLY_TO: 'a@x.no, b@x.no' }, /^MAIL_REPLY_TO is wrong: it is not one e-mail address/],
    [{ REDIS_URL: 'localhost' }, /^REDIS_URL is wrong/],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test.each([
    Buffer.alloc(32),
    Buffer.alloc(32, 255),
    Buffer.alloc(32, 'husvaer'),
    Buffer.alloc(32, 'correct horse battery staple 123'),
    Buffer.from(Array.from({ length: 32 }, (_, at) => at % 15)),
  ])('a key that is not random: %j', (key) => {
    expect(() => readConfig({ SECRET_KEY: key.toString('base64') })).toThrow(
      /^SECRET_KEY is wrong: it is not random\. Create one with `openssl rand -base64 32`$/,
    );
  });

  test('all wrong values are named in one error', () => {
    expect(() => readConfig({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT is wrong[^]*ROLE is wrong/);
  });
});

const REAL_SERVICES = {
  SMTP_URL: 'smtps://mail.example.com',
  OIDC_ISSUER: 'https://broker.example',
  IDURA_CLIENT_ID: '1',
  FACEBOOK_APP_ID: '1',
  BANK_SFTP_HOST: 'sftp.bank.example',
  DIGIPOST_SENDER_ID: '1',
  PUSHER_APP_ID: '1',
  S3_BUCKET: 'husvaer',
};
const SFTP = {
  BANK_SFTP_USER: 'x',
  BANK_SFTP_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----',
  BANK_SFTP_HOST_KEY: `SHA256:${'x'.repeat(43)}`,
  BANK_SFTP_FETCH_DIR: 'out',
  BANK_SFTP_SEND_DIR: 'in',
};
const S3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'x',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
};
const ON = { TEST_FEATURES: true, DEMO: true };
const OFF = { TEST_FEATURES: false, DEMO: false };

/*
 * Demo people, test identities, /dev and a clock that can be set: for this machine only.
 */
describe('test features', () => {
  test.each<[string, Record<string, string>, Partial<Config>]>([
    ['at home', {}, ON],
    ['at home, on another port', { PORT: '4000' }, ON],
    ['at home, by another name', { ORIGIN: 'http://127.0.0.1:3000' }, ON],
    ['at home, by the name of a site', { ORIGIN: 'http://nordbolig.localhost:3000' }, ON],
    ['at home, without the demo', { DEMO: 'off' }, { TEST_FEATURES: true, DEMO: false }],
    ['at home, switched off', { TEST_FEATURES: 'off' }, OFF],
    ['in production', PRODUCTION, OFF],
    ['in production at localhost', { ...PRODUCTION, ORIGIN: 'http://localhost' }, OFF],
    [
      'in production on the built-in database',
      { ...PRODUCTION, DATABASE_URL: '', BUILT_IN_DATABASE: 'on' },
      OFF,
    ],
    ['by https, by name', { ORIGIN: 'https://husvaer.localhost', TEST_FEATURES: 'on' }, ON],
    ['by a name for tests', { ORIGIN: 'http://husvaer.test', TEST_FEATURES: 'on' }, ON],
    ['with a mail server here', { SMTP_URL: 'smtp://127.0.0.1:2525' }, ON],
    ['by https, refused by name', { ORIGIN: 'https://husvaer.no', TEST_FEATURES: 'off' }, OFF],
    ['on PostgreSQL, by name', { DATABASE_URL: 'postgres://localhost/x', TEST_FEATURES: 'on' }, ON],
  ])('%s', (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  // Whether a setting names them or nothing does.
  test.each([
    {},
    { TEST_FEATURES: 'on' },
    { TEST_FEATURES: 'on', DATABASE_URL: 'postgres://db/x' },
  ])('are for this machine only, also with %j', (env) => {
    for (const [name, value] of [
      ['HOST', '0.0.0.0'],
      ['HOST', '::'],
      ['HOST', '192.168.1.2'],
      ['HOST', '1127.0.0.1'],
      ['HOST', 'localhost.example.com'],
    ] as const)
      expect(() => readConfig({ ...env, [name]: value })).toThrow(
        /^HOST is wrong: test features are for this machine only, because any visitor can log in as/,
      );
    for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
      expect(readConfig({ ...env, HOST: host }).HOST).toBe(host);
  });

  test.each(['https://try.husvaer.no', 'http://192.168.1.2:3000', 'http://localhost.husvaer.no'])(
    'are refused at %s',
    (ORIGIN) => {
      expect(() => readConfig({ TEST_FEATURES: 'on', ORIGIN })).toThrow(
        /^ORIGIN is wrong: test features are for this machine only/,
      );
    },
  );

  test.each<[string, Record<string, string>]>([
    ['SMTP_URL', {}],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' }],
    ['IDURA_CLIENT_ID', { IDURA_CLIENT_SECRET: 'x', IDURA_WEBHOOK_SECRET: secretKey(3) }],
    ['FACEBOOK_APP_ID', { FACEBOOK_APP_SECRET: 'x' }],
    ['BANK_SFTP_HOST', SFTP],
    ['DIGIPOST_SENDER_ID', { DIGIPOST_PRIVATE_KEY: SFTP.BANK_SFTP_PRIVATE_KEY }],
    ['PUSHER_APP_ID', { PUSHER_KEY: 'x', PUSHER_SECRET: 'x' }],
    ['S3_BUCKET', S3],
  ])('are refused with a real service: %s', (name, others) => {
    const value = REAL_SERVICES[name as keyof typeof REAL_SERVICES];
    const env = { ...others, [name]: value };
    for (const open of [{}, { TEST_FEATURES: 'on' }])
      expect(() => readConfig({ ...env, ...open })).toThrow(
        `${name} is wrong: test features are for this machine only`,
      );
    expect(readConfig({ ...env, TEST_FEATURES: 'off' })).toMatchObject({ [name]: value });
  });

  test.each([{}, { DEMO: 'on' }, { ORIGIN: 'http://localhost', SMTP_URL: 'smtp://localhost' }])(
    'are refused in production, also with %j',
    (env) => {
      expect(() => readConfig({ ...PRODUCTION, ...env, TEST_FEATURES: 'on' })).toThrow(
        /^TEST_FEATURES is wrong: production has none, because any visitor can log in as any user/,
      );
    },
  );
});

describe('a misspelt setting stops the start', () => {
  test.each([
    ['DATABASE_URl', 'DATABASE_URL'],
    ['Origin', 'ORIGIN'],
    ['SECRET_KEYS', 'SECRET_KEY'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URL_FLIE', 'SMTP_URL_FILE'],
    ['HUSVAER_DATABASE_URL', 'DATABASE_URL'],
  ])('%s', (name, meant) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`${name} is unknown: did you mean ${meant}?`);
  });

  test('only secrets are read from files', () => {
    expect(() => readConfig({ ORIGIN_FILE: '/run/origin' })).toThrow(
      'ORIGIN_FILE is unknown: ORIGIN is not a secret. Set ORIGIN',
    );
  });

  test('variables of other programs are ignored', () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'TEST_DATABASE_URL',
      'HUSVAER_PORT',
      'HUSVAER_HOST',
    ];
    const env = Object.fromEntries(others.map((name) => [name, 'tcp://10.0.0.1']));
    expect(readConfig(env)).toEqual(readConfig({}));
    // An empty value counts as unset.
    expect(readConfig({ DATABASE_URl: '' })).toEqual(readConfig({}));
  });
});

describe('the process', () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  /** What it says when it does not start. */
  async function refusalOf(env: Record<string, string>): Promise<string> {
    const { ok, output } = await run(['node', 'server/src/main.ts'], {
      env: { PATH, NODE_COMPILE_CACHE, ...env },
      quiet: true,
    });
    expect(ok).toBe(false);
    expect(output).not.toContain('    at ');
    return output;
  }

  test.each<[string, Record<string, string>, string]>([
    [
      'with a misspelt setting',
      { DATABASE_URl: 'x' },
      'DATABASE_URl is unknown: did you mean DATABASE_URL?',
    ],
    [
      'in production with test features',
      { ...PRODUCTION, TEST_FEATURES: 'on' },
      'TEST_FEATURES is wrong: production has none',
    ],
    ['with test identities', {}, 'OIDC_ISSUER is missing: TEST_FEATURES replaces'],
    [
      'with the demo',
      { OIDC_ISSUER: 'http://localhost:1', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
      'DEMO is wrong: this server has no demo',
    ],
    [
      'with a folder that it can not create',
      { TEST_FEATURES: 'off', DEMO: 'off', VAR_DIR: '/dev/null/husvaer' },
      "VAR_DIR can't be written: ENOTDIR",
    ],
  ])('%s says why it does not start', async (_, env, sentence) => {
    expect(await refusalOf(env)).toContain(`Husvær can't start.\n${sentence}`);
  });

  const { TEST_DATABASE_URL } = process.env;
  test.runIf(TEST_DATABASE_URL)('with a missing database says so', async () => {
    const url = new URL(TEST_DATABASE_URL!);
    url.pathname = '/husvaer_nowhere';
    const env = { TEST_FEATURES: 'off', DEMO: 'off', DATABASE_URL: url.href };
    expect(await refusalOf(env)).toContain(
      `Husvær can't start.\nDATABASE_URL is wrong: database "husvaer_nowhere" does not exist`,
    );
  });
});

test.each([
  ['a trial', {}, []],
  [
    'production without a broker',
    PRODUCTION,
    ['OIDC_ISSUER is missing: nobody can log in by BankID'],
  ],
  [
    'production with a broker',
    {
      ...PRODUCTION,
      OIDC_ISSUER: 'https://id.no',
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'x',
    },
    [],
  ],
  [
    'a test server',
    { TEST_FEATURES: 'on', DATABASE_URL: PRODUCTION.DATABASE_URL },
    ['TEST_FEATURES'],
  ],
])('%s starts with these warnings', (_, env, beginnings) => {
  const sentences = warningsAbout(readConfig(env));
  expect(sentences).toHaveLength(beginnings.length);
  for (const [index, beginning] of beginnings.entries())
    expect(sentences[index]).toContain(beginning);
});
