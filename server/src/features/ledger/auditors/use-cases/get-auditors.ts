import { findAuditors } from '../../../partners/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { requireBook } from '../../books/require-book.ts';
import { viewAuditor, type Auditor } from '../view-auditor.ts';

/** The auditors of a book, also former ones, the last invited first. Throws `ledger.not_found`. */
export async function getAuditors(work: ReadWork, partnerId: string | null): Promise<Auditor[]> {
  await requireBook(work, partnerId, 'see');
  return (await findAuditors(work.tx, partnerId)).map((one) => viewAuditor(work, one));
}
