import { lateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { debtFeesOn } from '@husvaer/domain/legal/late-payment';

import { requireBook, recordSettingsChange } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findLateRent, saveLateRent } from '../late-rent-settings/store.ts';

/** Sets how an agency handles late rent, within the law of the day. */
export async function setLateRentSettings(
  work: Work,
  { partnerId, input }: { partnerId: string | null; input: unknown },
): Promise<void> {
  const { id } = await requireBook(work, partnerId, 'run');
  const law = debtFeesOn(work.clock.today().toString());
  const { partnerId: _, ...settings } = parseInput(lateRentSettings(law), input, 'inputData');
  const was = await findLateRent(work.tx, id);
  await saveLateRent(work.tx, id, settings);
  await recordSettingsChange(work, { bookId: id, what: 'late_rent', was, became: settings });
}
