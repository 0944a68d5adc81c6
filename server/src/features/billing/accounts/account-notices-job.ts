import {
  findAllBooks,
  findClientAccounts,
  hadRefusedAccount,
  type Book,
} from '../../ledger/public.ts';
import type { Job, JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { notifyOfAccount } from './notify-of-account.ts';
import { findLeasesToNotify } from './store.ts';

/** Leases that are looked for at once. Each has its notice in a transaction of its own. */
const AT_ONCE = 100;

/** Gives tenants notice of a client account that was changed since their contract or last notice. */
export const accountNoticesJob: Job = {
  name: 'billing.notify_of_accounts',
  cron: '*/15 * * * *',
  async perform({ runner }) {
    for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined))
      await notifyOfBook(runner, book);
  },
};

/** The notices of one book. */
export async function notifyOfBook(runner: JobContext['runner'], book: Book): Promise<void> {
  if (book.isAccountRefused || !(await runner.read(SYSTEM, hadAnother, book))) return;
  const { id: bookId, clientAccount: account } = book;
  let after: string | null = null;
  do {
    const page = { bookId, account, after, limit: AT_ONCE };
    const leaseIds: string[] = await runner.read(SYSTEM, findSome, page);
    for (const leaseId of leaseIds) await runner.run(SYSTEM, notifyOfAccount, leaseId);
    after = leaseIds.at(-1) ?? null;
  } while (after !== null);
}

const hadAnother = async ({ tx }: ReadWork, { id }: Book): Promise<boolean> =>
  (await findClientAccounts(tx, id)).length > 1 || (await hadRefusedAccount(tx, id));

const findSome = ({ tx }: ReadWork, page: Parameters<typeof findLeasesToNotify>[1]) =>
  findLeasesToNotify(tx, page);
