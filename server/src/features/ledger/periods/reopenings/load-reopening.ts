import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { findBooks, type Book } from '../../books/store.ts';
import { maySee as mayBeSecond } from '../../client-account/change-policy.ts';
import { lockReopening, type Reopening } from './store.ts';
import type { AccountViewer } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';

/** An open request of a book for which the viewer may be the second person. Throws `ledger.not_found`. */
export async function loadReopeningForUpdate(
  { tx, viewer }: Work,
  id: string,
): Promise<{ book: Book; reopening: Reopening; viewer: AccountViewer }> {
  const reopening = await lockReopening(tx, id);
  const [book] = reopening ? await findBooks(tx, [reopening.bookId]) : [];
  if (!reopening || !book || !mayBeSecond(viewer, book.partnerId)) throw ledgerErrors.not_found();
  return { book, reopening, viewer };
}
