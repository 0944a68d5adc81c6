import { bankingErrors } from '@husvaer/domain/banking/errors';

import {
  findClosedUntil,
  notifyOfPeriod,
  recordReopeningRequest,
  requireBook,
} from '../../../../ledger/public.ts';
import type { Work } from '../../../../../platform/work.ts';
import { findSignedFrom } from '../../store.ts';

/**
 * Requests to open the months of a book from one on again. Another person agrees. Throws `ledger.not_found`,
 * `banking.not_reopenable` and `request.invalid`.
 */
export async function requestReopening(
  work: Work,
  { partnerId, month, reason }: { partnerId: string | null; month: string; reason: string },
): Promise<void> {
  const { tx } = work;
  const book = await requireBook(work, partnerId, 'run');
  const closedUntil = await findClosedUntil(tx, book.id);
  const signed = await findSignedFrom(tx, { bookId: book.id, from: month });
  if ((closedUntil === null || closedUntil < month) && signed.length === 0)
    throw bankingErrors.not_reopenable({ reason: 'not_closed' });
  if (!(await recordReopeningRequest(work, book, { month, reason })))
    throw bankingErrors.not_reopenable({ reason: 'requested' });
  await notifyOfPeriod(work, book, { month, reason, isAgreed: false });
}
