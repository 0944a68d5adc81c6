import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findExceptions } from '../../lines/store.ts';
import { type BankException, viewExceptions } from '../view-exceptions.ts';
import type { Page } from '../../page.ts';

export interface BankExceptions {
  exceptions: BankException[];
  total: number;
}

/**
 * Payments that no feature accepted: those that wait for a person, or those that were settled. Throws
 * `ledger.not_found`.
 */
export async function getBankExceptions(
  work: ReadWork,
  { partnerId, ...request }: { partnerId: string | null; isWaiting: boolean } & Page,
): Promise<BankExceptions> {
  const { id: bookId } = await requireBook(work, partnerId, 'see');
  const { lines, total } = await findExceptions(work.tx, { bookId, ...request });
  return { exceptions: await viewExceptions(work, lines), total };
}
