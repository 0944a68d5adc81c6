import { pino, type Logger } from 'pino';

import type { Config } from '../config.ts';

export type { Logger };

/** Structured logs on standard output. What is secret never gets in: headers that carry it are left out. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger {
  const options = {
    level: config.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
  };
  if (config.LOG_FORMAT === 'pretty') {
    return pino({ ...options, transport: { target: 'pino-pretty' } });
  }
  // Written in blocks: a line at a time would cost a system call for every request.
  return pino(
    options,
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
