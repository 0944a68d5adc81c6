import { Registry } from 'prom-client';

import { setClock, type Clock } from '../src/platform/clock.ts';
import { createKeys, MASTER_KEY_BYTES } from '../src/platform/keys.ts';
import { createLogger } from '../src/platform/log.ts';
import { createMemory } from '../src/platform/memory.ts';
import { EMPTY_BOOK } from '../src/platform/outside/address-book.ts';
import { createPorts } from '../src/platform/outside/ports.ts';
import { createRealtime } from '../src/platform/realtime/realtime.ts';
import { createDiskStorage } from '../src/platform/storage/disk-storage.ts';
import { NO_TRACER } from '../src/platform/tracing/tracing.ts';
import { NOW } from './now.ts';

/** The context of a runner, with a known key, and with files in this folder if there are any. */
export function createTestContext(clock: Clock = setClock(NOW), files = '/nowhere') {
  const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  const ports = createPorts({ log });
  const keys = createKeys(new Uint8Array(MASTER_KEY_BYTES));
  return {
    clock,
    keys,
    origin: new URL('http://localhost:3000'),
    mailReplyTo: null,
    storage: createDiskStorage(files, keys),
    addressBook: EMPTY_BOOK,
    statisticsUrl: null,
    ports,
    realtime: createRealtime({
      config: { PUSHER_CLUSTER: 'eu' },
      keys,
      ports,
      log,
    }),
    memory: createMemory(),
    metrics: new Registry(),
    tracer: NO_TRACER,
    hasTestFeatures: true,
    identityName: 'BankID',
    signingBroker: null,
    signatureChecks: [],
    payeeAccounts: [],
  };
}
