import type { LateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';

import { requireBook } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findLateRent } from '../late-rent-settings/store.ts';

/** An agency's settings for late rent. Throws `ledger.not_found` when the viewer may not see them. */
export async function getLateRentSettings(
  work: ReadWork,
  partnerId: string | null,
): Promise<LateRentSettings> {
  const { id } = await requireBook(work, partnerId, 'see');
  return findLateRent(work.tx, id);
}
