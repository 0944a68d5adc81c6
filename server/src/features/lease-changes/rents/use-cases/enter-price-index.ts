import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { enteredIndex } from '@husvaer/domain/leases/rent-adjustment';
import type { z } from 'zod';

import { recordStaffAction } from '../../../../platform/audit-log.ts';
import type { Work } from '../../../../platform/work.ts';
import { leasePolicy } from '../../../properties/public.ts';
import { findIndexes, saveIndexes } from '../store.ts';

/**
 * Saves the price index of a month, entered by staff. Throws `leases.not_found`, and `leases.index_known` when the known value is not the one to be replaced.
 */
export async function enterPriceIndex(
  work: Work,
  { month, value, replaces }: z.output<ReturnType<typeof enteredIndex>>,
): Promise<void> {
  const { tx, clock, viewer } = work;
  if (!leasePolicy.setIndex(viewer)) throw leaseErrors.not_found();
  const known = (await findIndexes(tx, [month])).get(month)?.value ?? null;
  if (known === value) return;
  if (known !== replaces) throw leaseErrors.index_known({ month, value: known });
  await saveIndexes(tx, [{ month, value }], { at: clock.now(), source: 'staff' });
  const from = known === null ? '' : `${known.toFixed(1)} -> `;
  await recordStaffAction(work, {
    what: 'leases.enter_index',
    whom: `${month}: ${from}${value.toFixed(1)}`,
  });
}
