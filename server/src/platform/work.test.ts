import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase } from '../../testing/test-database.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { Database } from './db/database.ts';
import { owns, type ReadTx, type Tx } from './db/tx.ts';
import { GUEST } from './viewer.ts';
import { createRunner, thenRead, type Runner } from './work.ts';

interface Tables {
  note: { id: number; text: string };
}
const sql = owns<Tables>();

const write = async ({ tx }: { tx: Tx }, row: Tables['note']) => {
  await sql(tx).insertInto('note').values(row).execute();
  return row.id;
};
const read = async ({ tx }: { tx: ReadTx }, id: number) =>
  sql(tx).selectFrom('note').select('text').where('id', '=', id).executeTakeFirst();
const refuse = async () => {
  throw new Error('not for you');
};

let database: Database;
let runner: Runner;
beforeAll(async () => {
  database = await testDatabase();
  runner = createRunner(database, createTestContext());
  await database.session(({ exec }) => exec('create table note (id int primary key, text text)'));
});
afterAll(() => database.close());

test('an answer is read from the write’s result, or from what was known before', async () => {
  expect(await runner.run(GUEST, thenRead(write, read), { id: 1, text: 'one' })).toEqual({
    text: 'one',
  });
  expect(await runner.run(GUEST, thenRead(write, read, 1), { id: 2, text: 'two' })).toEqual({
    text: 'one',
  });
});

test('a refused answer rolls the write back', async () => {
  const input = { id: 3, text: 'three' };
  await expect(runner.run(GUEST, thenRead(write, refuse), input)).rejects.toThrow('not for you');
  expect(await runner.read(GUEST, read, input.id)).toBeUndefined();
});
