import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

import { z } from 'zod';

import { isMailAddress } from './platform/mail/mail-address.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const secretKey = z
  .string()
  .regex(/^[\w+/]{43}=$/, 'it is not 32 bytes in Base64')
  .transform((value) => new Uint8Array(Buffer.from(value, 'base64')));

/** Kartverket's grey tiles, CC BY 4.0. The order is z/y/x. */
const KARTVERKET =
  'https://cache.kartverket.no/v1/wmts/1.0.0/topograatone/default/webmercator/{z}/{y}/{x}.png';

export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address it listens on. Unset, a house at localhost with test features is for this machine alone; another one listens on every address. */
  HOST: z.string().min(1).optional(),
  /** Where people reach the public site; partner sites are labels before its host. */
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value))
    .optional(),
  VAR_DIR: z
    .string()
    .min(1)
    .default(resolve(REPOSITORY, 'var'))
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** On: production may keep its rows in the built-in database, which a power cut may hurt. */
  BUILT_IN_DATABASE: flag.default(false),
  /** A streaming replica of it, for searches; while it is away or behind the database itself is asked. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(Math.max(10, availableParallelism() * 4)),
  /** What tokens are signed and fields are sealed with: 32 random bytes in Base64. Without one the first start makes its own in VAR_DIR. */
  SECRET_KEY: secretKey.optional(),
  /** Those before it, or the next, with commas: what they signed or sealed is read, and `script/console secrets reseal` seals it anew. */
  SECRET_KEYS_FORMER: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(secretKey))
    .default([]),
  /** Counts limits for all nodes together. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The mail server. Without one mails lie in VAR_DIR/mail, and are read at /dev/outbox where there are test features. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `Name <address>`, or an address. */
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\p{Cc}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
      'it is not an address such as Husvær <post@example.com>',
    )
    .default('Husvær <ikke-svar@husvaer.example>'),
  /** Where answers to the house's own mails go. Without one they go to MAIL_FROM. */
  MAIL_REPLY_TO: z
    .string()
    .refine(isMailAddress, 'it is not one address such as post@example.com')
    .optional(),
  /** The domain that what becomes of mails is reported to: each mail leaves with an address of its own there. Without one only what is refused at once is known. */
  BOUNCE_DOMAIN: z
    .string()
    .regex(
      /^(?=.{1,189}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i,
      'it is not a domain such as bounce.example.com',
    )
    .optional(),
  /** Where those reports arrive, by SMTP: a port that the house's own mail server hands them to. */
  BOUNCE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  BOUNCE_HOST: z.string().min(1).default('127.0.0.1'),
  /** The broker that confirms who people are (BankID by OpenID Connect). Without one a test provider does, where there are test features. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** `urn:grn:authn:no:bankid`, or what else the broker calls it. */
  OIDC_ACR_VALUES: z.string().min(1).optional(),
  /** The claim by which the broker says which of them it was. */
  OIDC_ACR_CLAIM: z.string().min(1).default('acr'),
  /** What people know it by. */
  OIDC_NAME: z.string().min(1).max(40).default('BankID'),
  /** Key and certificate that signed documents are sealed with, as PKCS #12. Without it the first start makes its own and keeps it in the database. */
  SEALING_P12: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  SEALING_P12_PASSWORD: z.string().optional(),
  /** The time stamp authority (RFC 3161) that says when a document was sealed. Without one the house's own clock does. By http too: its answers are signed, and are all it is asked for. */
  TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Idura Signatures, which has documents signed in place of the house's own page. */
  IDURA_CLIENT_ID: z.string().min(1).optional(),
  IDURA_CLIENT_SECRET: z.string().min(1).optional(),
  IDURA_URL: z.url({ protocol: /^https?$/ }).default('https://signatures.idura.app/v1/graphql'),
  /** What its webhooks are signed with: 32 to 64 random bytes in Base64. */
  IDURA_WEBHOOK_SECRET: z
    .base64()
    .refine((value) => {
      const { length } = Buffer.from(value, 'base64');
      return length >= 32 && length <= 64;
    }, 'it is not 32 to 64 bytes in Base64')
    .optional(),
  /** Login by Facebook: hidden without. */
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_DIALOG_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v24.0'),
  /** The folder that banks' files lie in, `in/` and `out/`: often a bank's own, mounted. Without one it is VAR_DIR/bank. */
  BANK_DIR: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  /** A bank's larger file is refused, bytes. */
  BANK_FILE_BYTES_MAX: z.coerce.number().int().min(1000).default(200_000_000),
  /** The bank's own SFTP server: files are fetched from it and orders sent to it. Without one, BANK_DIR is all. */
  BANK_SFTP_HOST: z.string().min(1).optional(),
  BANK_SFTP_PORT: z.coerce.number().int().min(1).max(65_535).default(22),
  BANK_SFTP_USER: z.string().min(1).optional(),
  /** In OpenSSH's or PEM's form, without a passphrase. */
  BANK_SFTP_PRIVATE_KEY: z
    .string()
    .regex(/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'it is no private key')
    .optional(),
  /** The server's host key, as `ssh-keygen -lf` writes its fingerprint. */
  BANK_SFTP_HOST_KEY: z
    .string()
    .regex(
      /^SHA256:[\w+/]{43}$/,
      'it is not SHA256: and 43 characters, as `ssh-keygen -lf` writes it',
    )
    .optional(),
  /** Folders on that server: where the bank puts files, and where it takes orders from. */
  BANK_SFTP_FETCH_DIR: z.string().min(1).optional(),
  BANK_SFTP_SEND_DIR: z.string().min(1).optional(),
  /** Digipost, which prints and posts letters: the sender's id there, and the key of its certificate. Without one, people post them. */
  DIGIPOST_SENDER_ID: z.string().regex(/^\d+$/, 'it is no number').optional(),
  DIGIPOST_PRIVATE_KEY: z
    .string()
    .regex(/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'it is no private key')
    .optional(),
  DIGIPOST_URL: z.url({ protocol: /^https?$/ }).default('https://api.digipost.no'),
  /** The bucket files are kept in, by S3's protocol. Without one they lie in VAR_DIR/files. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `host:port` of servers whose pictures are fetched wherever they are, several with commas: one of the test features. */
  PICTURE_HOSTS_ALLOWED: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean)),
  /** The same of servers that partners' systems hear by (webhooks). */
  WEBHOOK_HOSTS_ALLOWED: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean)),
  /** Pusher's hosted Channels; without them browsers connect to this house itself. */
  PUSHER_APP_ID: z.string().min(1).optional(),
  PUSHER_KEY: z.string().min(1).optional(),
  PUSHER_SECRET: z.string().min(1).optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .default('eu'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /**
   * On: demo people, test identities, `/dev/*`, numbers of test people and a clock that is set. Unset it is
   * on for the built-in database at localhost alone.
   */
  TEST_FEATURES: flag.optional(),
  /** On: an empty database is filled with the demo. Unset it is, where there are test features and no production. */
  DEMO: flag.optional(),
  /** On: every call is refused but what operations needs, and every page leads to /maintenance. */
  MAINTENANCE: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  /** The moment the clock starts at, ISO 8601: lets a year be run through in a test. */
  HUSVAER_NOW: z.string().transform(instant).optional(),
  MAP_TILES_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .refine(
      (value) => value === 'off' || ['{z}', '{y}', '{x}'].every((part) => value.includes(part)),
      'it names no {z}, {y} and {x}',
    )
    .default(KARTVERKET)
    .transform((value) => (value === 'off' ? null : value)),
  /** A MapLibre style, drawn in place of the tiles. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where its tiles, glyphs and sprites come from, beside its own origin. */
  MAP_STYLE_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** Vector tiles in one file, drawn in place of the tiles. */
  MAP_PMTILES_FILE: z.string().refine(existsSync, 'there is no such file').optional(),
  /** The national registers of addresses and names of places; without them addresses are typed by hand. */
  GEONORGE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .default('https://ws.geonorge.no')
    .transform((value) => (value === 'off' ? null : value)),
  /** Statistics Norway's open API, asked for the price index each day; the demo asks nobody unless it is named. */
  STATISTICS_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  /** The separate system of who lets many homes. Without it its page says how to reach us. */
  PROPERTY_MANAGEMENT_URL: z.url({ protocol: /^https$/ }).optional(),
  /** How long a node that is asked to stop says so (`/readyz`) and still answers, the second half of it on the lines it has. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** Where Prometheus asks, at /metrics: a port that the world does not reach. Without one nobody is told. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where traces go, by OTLP over HTTP. Without one nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of requests that is traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
});

function instant(value: string, context: z.RefinementCtx): Temporal.Instant {
  try {
    return Temporal.Instant.from(value);
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'it is not a moment such as 2026-11-20T08:00:00Z',
    });
    return z.NEVER;
  }
}
