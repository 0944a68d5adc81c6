import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

import type { Config } from '../config.ts';

export type { Logger };

/** What is written of an error. Databases repeat in others of its fields what was being saved: names, hashes. */
const TOLD = ['type', 'message', 'stack', 'code', 'statusCode', 'constraint', 'table', 'column'];

function withoutValues(error: Error): Record<string, unknown> {
  const whole = stdSerializers.err(error) as unknown as Record<string, unknown>;
  return Object.fromEntries(TOLD.flatMap((name) => (name in whole ? [[name, whole[name]]] : [])));
}

/**
 * Structured logs on standard output, or where `destination` says. What is secret never gets in:
 * headers that carry it are left out, and so is what a database says of a row.
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
  // Written in blocks: a line at a time would cost a system call for every request.
  return pino(
    options,
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
