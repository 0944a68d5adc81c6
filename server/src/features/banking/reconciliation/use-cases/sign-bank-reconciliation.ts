import { z } from 'zod';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { endOfMonth } from '@husvaer/domain/kernel/dates';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { closeBooks, lockPeriods, requireBook } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { getBankReconciliation } from './get-bank-reconciliation.ts';
import { readReport } from '../report.ts';
import { saveBookProblems } from '../save-problems.ts';
import { addSignedMonth } from '../store.ts';

/** A month as people write it: `2026-11`. */
export const monthParameter = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .transform((month) => `${month}-01`);

/**
 * Signs a month off: the report is stored as it is, differences are accepted with a reason, and the books are
 * closed up to the month's end. Nothing is booked meanwhile, so the report agrees with the ledger for ever. Throws
 * `ledger.not_found`, `banking.not_signable` and `request.invalid`.
 */
export async function signBankReconciliation(
  work: Work,
  { partnerId, month, note }: { partnerId: string | null; month: string; note: string },
): Promise<{ partnerId: string | null; month: string }> {
  const book = await requireBook(work, partnerId, 'run');
  await lockPeriods(work.tx, book.id);
  const reconciliation = await getBankReconciliation(work, { partnerId, month });
  const { notSignable, needsNote } = reconciliation;
  if (notSignable !== null) throw bankingErrors.not_signable({ reason: notSignable });
  parseInput(z.object({ note: needsNote ? z.string().min(1) : z.string() }), { note }, 'inputData');
  const isAdded = await addSignedMonth(work.tx, {
    id: work.newId(),
    bookId: book.id,
    month,
    report: readReport(reconciliation),
    signedAt: work.clock.now(),
    signedById: work.viewer.kind === 'account' ? work.viewer.id : null,
    note: note || null,
  });
  if (!isAdded) throw bankingErrors.not_signable({ reason: 'signed' });
  await closeBooks(work, book.id, endOfMonth(month));
  await saveBookProblems(work, book);
  return { partnerId, month };
}
