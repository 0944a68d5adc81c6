import { createApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { recording, type Statement } from '../server/testing/recorded-sql.ts';
import type { Call } from './searches.ts';

/** The SQL statements that the server sends for each call. Those of its start are left out. */
export async function recordSql(
  database: Database,
  calls: readonly Call[],
): Promise<Statement[][]> {
  const { database: recordedDatabase, sent } = recording(database);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const { http } = await createApp({
    config,
    clock: runningClock(),
    log: createLogger(config),
    database: recordedDatabase,
    pages: false,
  });
  const statements: Statement[][] = [];
  for (const payload of calls) {
    sent.length = 0;
    const { statusCode, body } = await http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host: 'localhost' },
      payload,
    });
    if (statusCode !== 200) throw new Error(body);
    statements.push([...sent]);
  }
  await http.close();
  return statements;
}

/** The SQL that each call sends. Throws if the calls send different statements, or more than one each. */
export function onlyStatement(statements: readonly Statement[][]): string {
  const texts = new Set(statements.map((ofCall) => ofCall.map(({ sql }) => sql).join(';\n')));
  const [statement, ...others] = statements[0] ?? [];
  if (!statement || others.length > 0 || texts.size > 1)
    throw new Error(`The calls do not send one statement each:\n${[...texts].join('\n\n')}`);
  return statement.sql;
}

/** Runs the statements of one call after the other. Returns the mean time of a call in milliseconds. */
export async function sqlTime(
  database: Database,
  statements: readonly Statement[][],
): Promise<number> {
  return database.session(async ({ query }) => {
    const started = performance.now();
    for (const { sql, parameters } of statements.flat()) await query(sql, parameters);
    return (performance.now() - started) / statements.length;
  });
}
