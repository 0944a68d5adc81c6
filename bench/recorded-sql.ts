import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';

import { createApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { createLogger } from '../server/src/platform/log.ts';
import type { Call } from './searches.ts';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** The statements that the house itself sends for these calls. */
export async function recordSql(database: Database, calls: readonly Call[]): Promise<Statement[]> {
  const compiled = new WeakMap<object, Statement>();
  const executed: Statement[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = new PostgresQueryCompiler().compileQuery(node, queryId);
      compiled.set(queryId, { sql, parameters: [...parameters] });
      return node;
    },
    // A query inside another one is compiled as well, but never comes here.
    async transformResult({ result, queryId }) {
      executed.push(compiled.get(queryId)!);
      return result;
    },
  };
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const { http } = await createApp({
    config,
    clock: runningClock(),
    log: createLogger(config),
    database: { ...database, kysely: database.kysely.withPlugin(recorder) },
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
  return executed;
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
