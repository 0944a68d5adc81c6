import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { moneyPolicy } from '../policy.ts';
import { findBook, type Book } from './store.ts';

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
