import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findBooks, moneyPolicy } from '../../ledger/public.ts';
import { lockAnswers, type OpenAnswer } from '../../payouts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { lockLine } from '../lines/store.ts';

/**
 * Open answers of one agency, locked, for those who run its money. Their orders are locked
 * first, as by the bank's files, and their lines last. Throws `banking.not_found`, also for an answer that is not open any more.
 */
export async function loadAnswersForUpdate(
  { tx, viewer }: Work,
  ids: readonly string[],
): Promise<OpenAnswer[]> {
  const answers = await lockAnswers(tx, ids);
  if (answers.length < new Set(ids).size) throw bankingErrors.not_found();
  const books = await findBooks(tx, [...new Set(answers.map(({ bookId }) => bookId))]);
  if (!books.every(({ partnerId }) => moneyPolicy.run(viewer, partnerId)))
    throw bankingErrors.not_found();
  for (const { lineId } of answers) if (lineId !== null) await lockLine(tx, lineId);
  return answers;
}
