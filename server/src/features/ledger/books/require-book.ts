import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import type { ReadWork, Work } from '../../../platform/work.ts';
import { moneyPolicy } from '../policy.ts';
import { findBook, lockBook, type Book } from './store.ts';

/** Like {@link requireBook}, with its terms and settings locked until the end of the transaction. */
export async function requireBookForUpdate(
  work: Work,
  partnerId: string | null,
  may: keyof typeof moneyPolicy,
): Promise<Book> {
  if (moneyPolicy[may](work.viewer, partnerId)) await lockBook(work.tx, partnerId);
  return requireBook(work, partnerId, may);
}

/** An agency's book, if the viewer has this permission on its money. Throws `ledger.not_found`. */
export async function requireBook(
  { tx, viewer }: ReadWork,
  partnerId: string | null,
  may: keyof typeof moneyPolicy,
): Promise<Book> {
  const book = moneyPolicy[may](viewer, partnerId) ? await findBook(tx, partnerId) : undefined;
  if (!book) throw ledgerErrors.not_found();
  return book;
}
