import { sql as raw } from 'kysely';

import { owns, type Tx } from './tx.ts';

const sql = owns<object>();

/** Does something in a transaction, reads what it led to, and takes it back. */
export async function takenBack<Result>(tx: Tx, action: () => Promise<Result>): Promise<Result> {
  await raw`savepoint rehearsal`.execute(sql(tx));
  const result = await action();
  await raw`rollback to savepoint rehearsal`.execute(sql(tx));
  return result;
}
