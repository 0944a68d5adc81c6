import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';

import type { Database } from '../src/platform/db/database.ts';

/** A statement as it was sent. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** The same database, which records each statement that a use case sends. */
export function recording(database: Database): { database: Database; sent: Statement[] } {
  const compiled = new WeakMap<object, Statement>();
  const sent: Statement[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = new PostgresQueryCompiler().compileQuery(node, queryId);
      compiled.set(queryId, { sql, parameters: [...parameters] });
      return node;
    },
    // Subqueries are compiled as well, but are never sent on their own.
    async transformResult({ result, queryId }) {
      sent.push(compiled.get(queryId)!);
      return result;
    },
  };
  return { database: { ...database, kysely: database.kysely.withPlugin(recorder) }, sent };
}
