import type { Tracer } from '@opentelemetry/api';
import { Registry } from 'prom-client';

import type { Config } from './config.ts';
import { filesDirectory } from './folders.ts';
import type { Clock } from './platform/clock.ts';
import { createKeys, keyInDirectory, type Keys } from './platform/keys.ts';
import type { Logger } from './platform/log.ts';
import { createMemory } from './platform/memory.ts';
import { createGeonorge, EMPTY_BOOK } from './platform/outside/address-book.ts';
import { createPorts, type Ports } from './platform/outside/ports.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { createS3Storage } from './platform/storage/s3-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { NO_TRACER } from './platform/tracing/tracing.ts';
import type { AppContext } from './platform/work.ts';

/**
 * Creates the objects shared by everything in this process; `contributed` are those of the features. The key is the configured one, or the one made at
 * the first start.
 */
export function createAppContext(
  config: Config,
  clock: Clock,
  log: Logger,
  contributed: Pick<AppContext, 'signatureChecks' | 'payeeAccounts'>,
  tracer: Tracer = NO_TRACER,
): AppContext {
  const keys = createKeys(
    config.SECRET_KEY ?? keyInDirectory(config.VAR_DIR),
    config.SECRET_KEYS_FORMER,
  );
  const ports = createPorts({ log });
  return {
    clock,
    keys,
    ports,
    origin: config.ORIGIN,
    mailReplyTo: config.MAIL_REPLY_TO ?? null,
    storage: storageOf(config, keys, ports),
    realtime: createRealtime({ config, keys, ports, log }),
    memory: createMemory(),
    metrics: new Registry(),
    tracer,
    addressBook: config.GEONORGE_URL
      ? createGeonorge({ url: config.GEONORGE_URL, ports, log })
      : EMPTY_BOOK,
    statisticsUrl: statisticsOf(config),
    hasTestFeatures: config.TEST_FEATURES,
    identityName: config.OIDC_NAME,
    signingBroker: config.IDURA_CLIENT_ID ? 'idura' : null,
    ...contributed,
  };
}

/** The configured bucket, otherwise a folder. */
function storageOf(config: Config, keys: Keys, ports: Ports): Storage {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET) return createDiskStorage(filesDirectory(config), keys);
  const bucket = {
    name: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? '',
    region: S3_REGION ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
  return createS3Storage(bucket, ports);
}

/** A demo has its own dates, for which no figures are published. */
const statisticsOf = ({ STATISTICS_URL: url, DEMO: isDemo }: Config): string | null =>
  url === 'off' ? null : (url ?? (isDemo ? null : 'https://data.ssb.no/api/pxwebapi/v2'));
