import type { LateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';

import { requireBook, recordSettingsChange } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findLateRent, saveLateRent } from '../late-rent-settings/store.ts';

/** Sets how an agency handles late rent, within the law of the day. */
export async function setLateRentSettings(
  work: Work,
  { partnerId, ...settings }: LateRentSettings & { partnerId: string | null },
): Promise<void> {
  const { id } = await requireBook(work, partnerId, 'run');
  const was = await findLateRent(work.tx, id);
  await saveLateRent(work.tx, id, settings);
  await recordSettingsChange(work, { bookId: id, what: 'late_rent', was, became: settings });
}
