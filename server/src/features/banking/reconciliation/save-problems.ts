import { z } from 'zod';

import type { ReconciliationProblem } from '@husvaer/domain/banking/reconciliation';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { findAllBooks, findBookkeepers, findBooks, type Book } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { reconcileBook } from './reconcile-book.ts';
import { saveProblems } from './store.ts';

/** The comparison up to today: the page opens the first unsigned month otherwise. */
const PATH = '/money/reconciliation?month=now';

const about = z.object({ bookId: uuid });

/**
 * Compares a book with its bank when one of the bank's files was booked, and when a person settled a line of
 * one, so that the number of problems is the one that the page shows.
 */
export const reconcileOnChange: readonly Listener[] = [
  { event: 'banking.file_booked', name: 'banking.reconcile', handle: reconcileAgain },
  { event: 'banking.line_settled', name: 'banking.reconcile_settled', handle: reconcileAgain },
];

async function reconcileAgain(work: Work, payload: unknown): Promise<void> {
  const { bookId } = about.parse(payload);
  for (const book of await findBooks(work.tx, [bookId])) await saveBookProblems(work, book);
}

/** Compares all books with their banks regularly, because a missing file triggers no event. */
export const reconcileJob: Job = {
  name: 'banking.reconcile',
  cron: '25 * * * *',
  async perform({ runner, log }) {
    for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined))
      await runner
        .run(SYSTEM, saveBookProblems, book)
        .catch((error: unknown) =>
          log.error({ err: error, bookId: book.id }, 'books not reconciled'),
        );
  },
};

/** Saves a book's current problems, and notifies those who run its money of new ones. */
export async function saveBookProblems(work: Work, book: Book): Promise<void> {
  const { tx, clock } = work;
  const { problems } = await reconcileBook(work, book, clock.today().toString());
  const keyed = problems.map((problem) => ({ key: keyOf(problem), kind: problem.kind }));
  const fresh = await saveProblems(tx, { bookId: book.id, problems: keyed, at: clock.now() });
  if (fresh.length === 0) return;
  for (const { id: accountId } of await findBookkeepers(tx, book.partnerId))
    await notify(work, {
      accountId,
      kind: 'bank_differs',
      params: { title: book.name },
      path: PATH,
    });
}

/** The key of a problem, which stays the same when its amount changes. */
const keyOf = ({ kind, account, on, numbers }: ReconciliationProblem): string =>
  [kind, account, on, numbers?.from]
    .filter((part) => part !== undefined && part !== null)
    .join(' ');
