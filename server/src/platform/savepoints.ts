import { sql as raw } from 'kysely';

import { owns, type Tx } from './db/tx.ts';

const sql = owns<object>();

/** Does something in a transaction, reads what it led to, and takes it back. */
export async function takenBack<Result>(tx: Tx, action: () => Promise<Result>): Promise<Result> {
  await raw`savepoint rehearsal`.execute(sql(tx));
  const result = await action();
  await raw`rollback to savepoint rehearsal`.execute(sql(tx));
  return result;
}

/** Does something within a transaction, which goes on as if nothing had been done if that fails. */
export async function allOrNothing<Result>(tx: Tx, action: () => Promise<Result>): Promise<Result> {
  await raw`savepoint one_file`.execute(sql(tx));
  try {
    return await action();
  } catch (error) {
    await raw`rollback to savepoint one_file`.execute(sql(tx));
    throw error;
  }
}
