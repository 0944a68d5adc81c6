import type { ReadWork } from '../../../../platform/work.ts';
import { requireBook } from '../../../ledger/public.ts';
import { countProblemsOf } from '../store.ts';

/**
 * The number of problems in the last comparison with the bank. Throws `ledger.not_found` without permission.
 */
export async function getReconciliationProblemCount(
  work: ReadWork,
  partnerId: string | null,
): Promise<number> {
  return countProblemsOf(work.tx, (await requireBook(work, partnerId, 'audit')).id);
}
