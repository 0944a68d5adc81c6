import { pino, type Logger } from 'pino';

import type { Config } from '../config.ts';

export type { Logger };

/** Structured logs on standard output. What is secret never gets in: headers that carry it are left out. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger {
  return pino({
    level: config.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    ...(config.LOG_FORMAT === 'pretty' && { transport: { target: 'pino-pretty' } }),
  });
}
