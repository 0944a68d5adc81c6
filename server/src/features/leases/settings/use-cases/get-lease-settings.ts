import type { LeaseSettings } from '@husvaer/domain/leases/settings';

import type { ReadWork } from '../../../../platform/work.ts';
import { requireAgent } from '../../../properties/public.ts';
import { settingsOf } from '../store.ts';

/** How an agency handles its leases, for its agents. Throws `leases.not_found` for everybody else. */
export async function getLeaseSettings(work: ReadWork, partnerId: string): Promise<LeaseSettings> {
  requireAgent(work, partnerId);
  return settingsOf(work.tx, partnerId);
}
