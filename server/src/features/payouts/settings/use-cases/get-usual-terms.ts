import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { findBook, moneyPolicy } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findPayoutSettings, type BookPayoutSettings } from '../store.ts';

/**
 * The terms that an agency usually agrees on with landlords; null while it has no books. Throws
 * `ledger.not_found` when the viewer may not see its money.
 */
export async function getUsualTerms(
  { tx, viewer }: ReadWork,
  partnerId: string | null,
): Promise<BookPayoutSettings | null> {
  if (!moneyPolicy.see(viewer, partnerId)) throw ledgerErrors.not_found();
  const book = await findBook(tx, partnerId);
  return book ? findPayoutSettings(tx, book.id) : null;
}
