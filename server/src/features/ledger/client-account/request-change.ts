import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { recordSettingsChange } from '../audit/record-settings-change.ts';
import type { Book } from '../books/store.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { addChange, endChange, lockChange } from './store.ts';

/**
 * Requests another client account for a book. It counts when another person has agreed. Requesting the same
 * again changes nothing. Throws `ledger.change_waits` when an agreed change is about to count.
 */
export async function requestChange(
  work: Work,
  book: Book,
  { account, bic }: { account: string; bic: string },
): Promise<void> {
  const { tx, clock, viewer, newId } = work;
  const open = await lockChange(tx, book.id);
  if (open?.account === account && open.bic === bic) return;
  if (open && open.agreedById !== null) throw ledgerErrors.change_waits();
  if (open) await endChange(tx, open.id, { outcome: 'replaced', at: clock.now() });
  const change = {
    id: newId(),
    bookId: book.id,
    account,
    bic,
    requestedById: accountIdOf(viewer),
    requestedAt: clock.now(),
  };
  await addChange(tx, change);
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'client_account_asked',
    was: { clientAccount: book.clientAccount, bic: book.bic },
    became: { clientAccount: account, bic },
  });
  await notifyOfChange(work, { book, change: { ...change, agreedById: null, countsFrom: null } });
}
