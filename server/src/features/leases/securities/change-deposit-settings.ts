import type { DepositSettings } from '@husvaer/domain/deposits/settings';

import { findBook, recordSettingsChange } from '../../ledger/public.ts';
import { requireDrawableFields } from '../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../platform/work.ts';
import { depositSettingsOf, saveDepositSettings } from './store.ts';

/**
 * Changes how an agency handles deposits, and records it in the log of its books. Permissions are not checked. Throws
 * `request.undrawable`.
 */
export async function changeDepositSettings(
  work: Work,
  partnerId: string,
  settings: DepositSettings,
): Promise<void> {
  requireDrawableFields({ insurer: settings.insurer });
  const was = await depositSettingsOf(work.tx, partnerId);
  await saveDepositSettings(work.tx, partnerId, settings);
  // The log is part of the agency's books: without them there is none, and no insurance is invoiced.
  const book = await findBook(work.tx, partnerId);
  if (book)
    await recordSettingsChange(work, { bookId: book.id, what: 'deposits', was, became: settings });
}
