import type { SaftAccount } from '@husvaer/domain/accounting/saft';

import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findSaftAccounts } from '../store.ts';

/** What the accounts of a book are in SAF-T. Throws `ledger.not_found`. */
export async function getSaftAccounts(
  work: ReadWork,
  partnerId: string | null,
): Promise<SaftAccount[]> {
  const { id } = await requireBook(work, partnerId, 'audit');
  return findSaftAccounts(work.tx, id);
}
