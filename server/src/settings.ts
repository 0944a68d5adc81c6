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

/**
 * Whether bytes may come from a generator. It never makes 32 of fewer than 16 different values, or only
 * characters of a keyboard.
 */
function isRandom(key: Uint8Array): boolean {
  return new Set(key).size >= 16 && key.some((byte) => byte < 0x20 || byte > 0x7e);
}

/** Kartverket's grey tiles, CC BY 4.0. The order is z/y/x. */
const KARTVERKET =
  'https://cache.kartverket.no/v1/wmts/1.0.0/topograatone/default/webmercator/{z}/{y}/{x}.png';

export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /**
   * The address it listens on. By default only this machine with test features, or at localhost, otherwise
   * every address.
   */
  HOST: z.string().min(1).optional(),
  /** The public site's URL; partner sites are subdomains of its host. */
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
  /** On: production may use the built-in database, which a power failure may damage. */
  BUILT_IN_DATABASE: flag.default(false),
  /**
   * A streaming replica of the database, for searches; the primary is used while it is unavailable or behind.
   */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(Math.max(10, availableParallelism() * 4)),
  /**
   * The key for signing tokens and sealing fields: 32 random bytes in Base64. By default the first start
   * makes one in VAR_DIR.
   */
  SECRET_KEY: secretKey
    .refine(isRandom, 'it is not random. Create one with `openssl rand -base64 32`')
    .optional(),
  /**
   * Former keys, or the next one, separated by commas: what they signed or sealed can be read, and
   * `script/console secrets reseal` seals it again. A former key that is not random is read too.
   */
  SECRET_KEYS_FORMER: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(secretKey))
    .default([]),
  /** Counts limits for all nodes together. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /**
   * The mail server. Without one mails are written to VAR_DIR/mail, and shown at /dev/outbox with test
   * features.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `Name <address>`, or an address. */
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\p{Cc}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
      'it is not an address such as Husvær <post@example.com>',
    )
    .default('Husvær <ikke-svar@husvaer.example>'),
  /** The selector of the mail server's DKIM key, `{selector}._domainkey`: the checks look whether it is published. */
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d]([a-z\d._-]*[a-z\d])?$/i, 'it is not a selector such as mail2026')
    .optional(),
  /** The reply address of Husvær's own mails. By default MAIL_FROM. */
  MAIL_REPLY_TO: z
    .string()
    .refine(isMailAddress, 'it is not one e-mail address such as post@example.com')
    .optional(),
  /**
   * The domain to which delivery reports of mails go: each mail has its own return address there. Without one
   * only immediate refusals are known.
   */
  BOUNCE_DOMAIN: z
    .string()
    .regex(
      /^(?=.{1,189}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i,
      'it is not a domain such as bounce.example.com',
    )
    .optional(),
  /** The SMTP port for those reports, to which the operator's own mail server forwards them. */
  BOUNCE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  BOUNCE_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * The broker that confirms identities (BankID by OpenID Connect). Without one a test provider does, with
   * test features.
   */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** `urn:grn:authn:no:bankid`, or another value of the broker. */
  OIDC_ACR_VALUES: z.string().min(1).optional(),
  /** The claim with the value that was used. */
  OIDC_ACR_CLAIM: z.string().min(1).default('acr'),
  /** The provider's name, as people know it. */
  OIDC_NAME: z.string().min(1).max(40).default('BankID'),
  /**
   * The key and certificate for sealing signed documents, as PKCS #12. By default the first start makes its
   * own and stores it in the database.
   */
  SEALING_P12: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  SEALING_P12_PASSWORD: z.string().optional(),
  /**
   * The time stamp authority (RFC 3161) that certifies when a document was sealed. By default the server's
   * own clock is used. HTTP is allowed, because its answers are signed and the requests are not secret.
   */
  TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Idura Signatures, with which documents are signed instead of on Husvær's own page. */
  IDURA_CLIENT_ID: z.string().min(1).optional(),
  IDURA_CLIENT_SECRET: z.string().min(1).optional(),
  IDURA_URL: z.url({ protocol: /^https?$/ }).default('https://signatures.idura.app/v1/graphql'),
  /** The key that signs its webhooks: 32 to 64 random bytes in Base64. */
  IDURA_WEBHOOK_SECRET: z
    .base64()
    .refine((value) => {
      const { length } = Buffer.from(value, 'base64');
      return length >= 32 && length <= 64;
    }, 'it is not 32 to 64 bytes in Base64')
    .refine((value) => isRandom(Buffer.from(value, 'base64')), 'it is not random')
    .optional(),
  /** Login by Facebook; hidden without it. */
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_DIALOG_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v24.0'),
  /**
   * The folder of the banks' files, `in/` and `out/`: often a bank's own, mounted. By default VAR_DIR/bank.
   */
  BANK_DIR: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  /** A bank's larger file is refused, bytes. */
  BANK_FILE_BYTES_MAX: z.coerce.number().int().min(1000).default(200_000_000),
  /**
   * The bank's SFTP server: files are fetched from it and orders sent to it. Without one only BANK_DIR is
   * used.
   */
  BANK_SFTP_HOST: z.string().min(1).optional(),
  BANK_SFTP_PORT: z.coerce.number().int().min(1).max(65_535).default(22),
  BANK_SFTP_USER: z.string().min(1).optional(),
  /** In OpenSSH or PEM format, without a passphrase. */
  BANK_SFTP_PRIVATE_KEY: z
    .string()
    .regex(/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'it is not a private key')
    .optional(),
  /** The fingerprint of the server's host key, as `ssh-keygen -lf` writes it. */
  BANK_SFTP_HOST_KEY: z
    .string()
    .regex(
      /^SHA256:[\w+/]{43}$/,
      'it is not SHA256: and 43 characters, as `ssh-keygen -lf` writes it',
    )
    .optional(),
  /** Folders on that server: with the bank's files, and for orders to the bank. */
  BANK_SFTP_FETCH_DIR: z.string().min(1).optional(),
  BANK_SFTP_SEND_DIR: z.string().min(1).optional(),
  /**
   * Digipost, which prints and posts letters: the sender's id there, and the key of its certificate. Without
   * them people post the letters.
   */
  DIGIPOST_SENDER_ID: z.string().regex(/^\d+$/, 'it is not a number').optional(),
  DIGIPOST_PRIVATE_KEY: z
    .string()
    .regex(/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'it is not a private key')
    .optional(),
  DIGIPOST_URL: z.url({ protocol: /^https?$/ }).default('https://api.digipost.no'),
  /** The bucket for files, by the S3 protocol. By default VAR_DIR/files is used. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * `host:port` of servers from which pictures may be fetched although they are not on the open internet,
   * separated by commas: a test feature.
   */
  PICTURE_HOSTS_ALLOWED: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean)),
  /** The same for servers that receive webhooks. */
  WEBHOOK_HOSTS_ALLOWED: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean)),
  /** Pusher's hosted Channels; by default browsers connect to this server. */
  PUSHER_APP_ID: z.string().min(1).optional(),
  PUSHER_KEY: z.string().min(1).optional(),
  PUSHER_SECRET: z.string().min(1).optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .default('eu'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /**
   * On: demo people, test identities, `/dev/*`, numbers of test people and a clock that can be set. Only for
   * this machine, and by default only with the built-in database at localhost.
   */
  TEST_FEATURES: flag.optional(),
  /**
   * On: an empty database is filled with the demo. By default it is on with test features.
   */
  DEMO: flag.optional(),
  /** On: every call is refused except those for operations, and every page redirects to /maintenance. */
  MAINTENANCE: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  /** The moment the clock starts at, ISO 8601: lets a test run through a year. */
  HUSVAER_NOW: z.string().transform(instant).optional(),
  MAP_TILES_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .refine(
      (value) => value === 'off' || ['{z}', '{y}', '{x}'].every((part) => value.includes(part)),
      'it lacks {z}, {y} or {x}',
    )
    .default(KARTVERKET)
    .transform((value) => (value === 'off' ? null : value)),
  /** A MapLibre style, drawn instead of the tiles. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins of its tiles, glyphs and sprites, besides its own. */
  MAP_STYLE_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** Vector tiles in one file, drawn instead of the tiles. */
  MAP_PMTILES_FILE: z.string().refine(existsSync, 'this file does not exist').optional(),
  /** The national registers of addresses and place names; without them addresses are typed by hand. */
  GEONORGE_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })])
    .default('https://ws.geonorge.no')
    .transform((value) => (value === 'off' ? null : value)),
  /**
   * Statistics Norway's open API, queried for the price index each day; the demo only uses it if it is set.
   */
  STATISTICS_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  /** The separate system for those who let many homes. Without it its page shows how to contact us. */
  PROPERTY_MANAGEMENT_URL: z.url({ protocol: /^https$/ }).optional(),
  /**
   * How long a stopping node reports that (`/readyz`) and still answers; in the second half only on existing
   * connections.
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /**
   * The port of /metrics for Prometheus, not reachable from the internet. Without one metrics are not served.
   */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** The endpoint for traces, by OTLP over HTTP. Without one there are none. */
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
      message: 'it is not a point in time such as 2026-11-20T08:00:00Z',
    });
    return z.NEVER;
  }
}
