import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findInvoicing, type Invoicing } from '../store.ts';

/**
 * An agency's invoicing settings. Throws `ledger.not_found` when the viewer may not see them or there are no
 * books.
 */
export async function getInvoicingSettings(
  work: ReadWork,
  partnerId: string | null,
): Promise<Invoicing> {
  const { id } = await requireBook(work, partnerId, 'see');
  return findInvoicing(work.tx, id);
}
