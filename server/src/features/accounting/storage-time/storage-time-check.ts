import { firstKeptDay } from '@husvaer/domain/legal/bookkeeping';
import { finding } from '@husvaer/domain/operations/findings';

import { countEndedBefore } from '../../leases/public.ts';
import type { Check } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { countEntriesBefore } from './store.ts';

/**
 * Whether leases or bookings are stored for longer than the privacy page says. No job deletes them, so an
 * operator has to know.
 */
export const storageTimeCheck: Check = {
  name: 'storage_time',
  async run({ runner, clock }) {
    const day = firstKeptDay(clock.today().toString());
    const leases = await runner.read(SYSTEM, ({ tx }) => countEndedBefore(tx, day), undefined);
    const entries = await runner.read(SYSTEM, ({ tx }) => countEntriesBefore(tx, day), undefined);
    if (leases + entries === 0) return [finding('storage_time.ok')];
    return [
      finding('storage_time.over', { day, leases: String(leases), entries: String(entries) }),
    ];
  },
};
