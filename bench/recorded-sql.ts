import { createApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { recording, type Statement } from '../server/testing/recorded-sql.ts';
import type { Call } from './searches.ts';

/** The statements that the house itself sends for these calls. */
export async function recordSql(database: Database, calls: readonly Call[]): Promise<Statement[]> {
  const { database: recorded, sent } = recording(database);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const { http } = await createApp({
    config,
    clock: runningClock(),
    log: createLogger(config),
    database: recorded,
    pages: false,
  });
  for (const payload of calls) {
    const { statusCode, body } = await http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host: 'localhost' },
      payload,
    });
    if (statusCode !== 200) throw new Error(body);
  }
  await http.close();
  return sent;
}

/** Milliseconds that the statements of a call take in the mean, one after the other. */
export async function sqlTime(
  database: Database,
  statements: readonly Statement[],
  calls: number,
): Promise<number> {
  return database.session(async ({ query }) => {
    const started = performance.now();
    for (const { sql, parameters } of statements) await query(sql, parameters);
    return (performance.now() - started) / calls;
  });
}
