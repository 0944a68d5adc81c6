import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../viewer.ts';
import { anyOf } from './any-of.ts';
import { owns } from './tx.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tables = owns<{ claim: { id: number; isDue: boolean } }>();

test('a claim takes no more rows than it says, however the database plans it', async () => {
  const claimed = await app.runner.run(
    SYSTEM,
    async ({ tx }) => {
      const db = tables(tx);
      await sql`create temporary table claim on commit drop as
        select id, true as is_due from generate_series(1, 100) as id`.execute(db);
      // What is left is a nested loop, which the planner also chooses by itself for some statistics.
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'memoize', 'sort'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(db);
      return db
        .updateTable('claim')
        .set({ isDue: false })
        .where('id', '=', (due) =>
          anyOf(
            due
              .selectFrom('claim')
              .select('id')
              .where('isDue', '=', true)
              .limit(20)
              .forUpdate()
              .skipLocked(),
          ),
        )
        .returning('id')
        .execute();
    },
    undefined,
  );
  expect(claimed).toHaveLength(20);
});
