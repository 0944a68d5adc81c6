import type { Database } from '../server/src/platform/db/database.ts';
import { ocrFile } from '../server/testing/bank-files.ts';
import { BOOK_TERMS } from '../server/testing/books.ts';
import { runChild } from './child.ts';
import type { Worked } from './money-child.ts';

/** A bank file that pays a share of the invoices, by default all. */
export async function createBankFile(database: Database, share = 1): Promise<Buffer> {
  const invoices = await database.session((session) =>
    session.query<{ kid: string; total: bigint }>(
      `select kid, total from invoice where kid is not null order by random()
       limit (select ceil($1::numeric * count(kid)) from invoice)`,
      [share],
    ),
  );
  return ocrFile({
    account: BOOK_TERMS.clientAccount,
    payments: invoices.map(({ kid, total }) => ({
      kid,
      amount: BigInt(total),
      paidOn: '2027-02-01',
    })),
  });
}

/** Runs one task of `money-child.ts`. */
export const runInChild = (args: string[], env: Record<string, string>): Promise<Worked> =>
  runChild('money-child.ts', args, { TEST_FEATURES: 'on', ...env });
