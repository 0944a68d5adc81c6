import { bankingErrors } from '@husvaer/domain/banking/errors';
import { RECONCILIATION_NOTE_MAX } from '@husvaer/domain/banking/reconciliation';
import { tidiedText } from '@husvaer/domain/kernel/tidied-text';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { z } from 'zod';

import {
  findClosedUntil,
  notifyOfPeriod,
  recordReopeningRequest,
  requireBook,
  withBooks,
} from '../../../../ledger/public.ts';
import type { Work } from '../../../../../platform/work.ts';
import { findSignedFrom } from '../../store.ts';
import { monthParameter } from '../../use-cases/sign-bank-reconciliation.ts';

const request = withBooks.extend({
  month: monthParameter,
  reason: tidiedText(RECONCILIATION_NOTE_MAX).pipe(z.string().min(1)),
});

/**
 * Requests to open the months of a book from one on again. Another person agrees. Throws `ledger.not_found`,
 * `banking.not_reopenable` and `request.invalid`.
 */
export async function requestReopening(work: Work, input: unknown): Promise<void> {
  const { partnerId, month, reason } = parseInput(request, input, 'inputData');
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
