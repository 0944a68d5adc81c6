import { bankingErrors } from '@husvaer/domain/banking/errors';
import { addDays, endOfMonth, type IsoDate } from '@husvaer/domain/kernel/dates';

import {
  closeBooks,
  findClosedUntil,
  lockPeriods,
  requireBook,
} from '../../../../ledger/public.ts';
import type { Work } from '../../../../../platform/work.ts';
import { isAsInLedger } from '../../audit.ts';
import { readReport } from '../../report.ts';
import { findSignedFrom } from '../../store.ts';
import { findClosingObstacle, findNextToSign } from '../../use-cases/get-bank-reconciliation.ts';

/**
 * Closes a book up to the end of a month that has no statements to sign off, or was signed off before signing
 * closed months. Throws `ledger.not_found` and `banking.not_closable`.
 */
export async function closePeriod(
  work: Work,
  { partnerId, month }: { partnerId: string | null; month: IsoDate },
): Promise<{ partnerId: string | null; month: IsoDate }> {
  const { tx } = work;
  const book = await requireBook(work, partnerId, 'run');
  await lockPeriods(tx, book.id);
  const closedUntil = await findClosedUntil(tx, book.id);
  const nextToSign = await findNextToSign(work, book);
  const reason = findClosingObstacle(work, month, { nextToSign, closedUntil });
  if (reason !== null) throw bankingErrors.not_closable({ reason });
  const from = closedUntil === null ? '0001-01-01' : addDays(closedUntil, 1);
  for (const signed of await findSignedFrom(tx, { bookId: book.id, from }))
    if (signed.month <= month && !(await isAsInLedger(tx, book.id, readReport(signed.report))))
      throw bankingErrors.not_closable({ reason: 'changed' });
  await closeBooks(work, book.id, endOfMonth(month));
  return { partnerId, month };
}
