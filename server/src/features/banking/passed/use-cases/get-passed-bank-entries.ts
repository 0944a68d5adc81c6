import { bankingErrors } from '@husvaer/domain/banking/errors';

import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findPassed, type StoredPassed } from '../store.ts';
import { findFile } from '../../store.ts';
import type { Page } from '../../page.ts';

export interface PassedEntries {
  entries: StoredPassed[];
  total: number;
}

/** Entries of a file that were passed over. Throws `banking.not_found` also for a file of another book. */
export async function getPassedBankEntries(
  work: ReadWork,
  { partnerId, fileId, ...page }: { partnerId: string | null; fileId: string } & Page,
): Promise<PassedEntries> {
  const { id: bookId } = await requireBook(work, partnerId, 'audit');
  const file = await findFile(work.tx, { id: fileId, bookId });
  if (!file) throw bankingErrors.not_found();
  return findPassed(work.tx, file.id, page);
}
