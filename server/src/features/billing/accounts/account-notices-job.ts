import { recordKnownAccount } from '../../invoices/public.ts';
import { findAllBooks, type Book } from '../../ledger/public.ts';
import type { Job, JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { notifyOfAccount } from './notify-of-account.ts';
import { findLeasesToLookAt } from './store.ts';

/** Leases that are looked at in a transaction. Each has its notice in a transaction of its own. */
const AT_ONCE = 100;

/** Gives tenants notice of a client account that was changed since their contract or last notice. */
export const accountNoticesJob: Job = {
  name: 'billing.notify_of_accounts',
  cron: '*/15 * * * *',
  async perform(context) {
    for (const book of await context.runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined))
      await notifyOfBook(context, book);
  },
};

/** The notices of one book. One that fails is logged, and tried again the next time; the others are given. */
export async function notifyOfBook(
  { runner, log }: Pick<JobContext, 'runner' | 'log'>,
  book: Book,
): Promise<void> {
  if (book.isAccountRefused) return;
  let after: string | null = null;
  do {
    const { last, toNotify }: Looked = await runner.run(SYSTEM, lookAtSome, { book, after });
    for (const leaseId of toNotify)
      await runner
        .run(SYSTEM, notifyOfAccount, leaseId)
        .catch((error: unknown) => log.error({ err: error, leaseId }, 'tenants not notified'));
    after = last;
  } while (after !== null);
}

/** The last lease that was looked at, null if there was none, and those whose tenants know another account. */
interface Looked {
  last: string | null;
  toNotify: string[];
}

async function lookAtSome(
  { tx }: Work,
  { book, after }: { book: Book; after: string | null },
): Promise<Looked> {
  const { id: bookId, clientAccount: account } = book;
  const leases = await findLeasesToLookAt(tx, { bookId, account, after, limit: AT_ONCE });
  const idsOf = (some: typeof leases) => some.map(({ leaseId }) => leaseId);
  await recordKnownAccount(tx, idsOf(leases.filter((one) => one.account === account)), account);
  return {
    last: leases.at(-1)?.leaseId ?? null,
    toNotify: idsOf(leases.filter((one) => one.account !== null && one.account !== account)),
  };
}
