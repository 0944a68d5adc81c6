import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

import type { Config } from '../config.ts';

export type { Logger };

/**
 * Fields of an error that are logged. Other fields of database errors repeat values that were being saved:
 * names, hashes.
 */
const LOGGED_FIELDS = [
  'type',
  'message',
  'stack',
  'code',
  'statusCode',
  'constraint',
  'table',
  'column',
];

function withoutValues(error: Error): Record<string, unknown> {
  const whole = stdSerializers.err(error) as unknown as Record<string, unknown>;
  return Object.fromEntries(
    LOGGED_FIELDS.flatMap((name) => (name in whole ? [[name, whole[name]]] : [])),
  );
}

/**
 * Structured logs on standard output, or to `destination`. Secrets are left out: headers that carry them, and
 * what a database reports about a row.
 */
export function createLogger(
  config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: { err: withoutValues },
  };
  if (config.LOG_FORMAT === 'pretty') {
    return pino({ ...options, transport: { target: 'pino-pretty' } });
  }
  // Written in blocks: a system call for each line would slow every request.
  return pino(
    options,
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
