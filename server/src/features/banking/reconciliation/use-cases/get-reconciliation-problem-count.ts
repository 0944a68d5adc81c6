import type { ReadWork } from '../../../../platform/work.ts';
import { requireBook } from '../../../ledger/public.ts';
import { countProblemsOf } from '../store.ts';

/** How many problems the last comparison with the bank found. Throws `ledger.not_found` for those who may not see. */
export async function getReconciliationProblemCount(
  work: ReadWork,
  partnerId: string | null,
): Promise<number> {
  return countProblemsOf(work.tx, (await requireBook(work, partnerId, 'see')).id);
}
