import type { LeaseSettings } from '@husvaer/domain/leases/settings';

import type { ReadWork } from '../../../../platform/work.ts';
import { requireAgent } from '../../../properties/public.ts';
import { settingsOf } from '../store.ts';

/** The lease settings of an agency, for its agents. Throws `leases.not_found` for others. */
export async function getLeaseSettings(work: ReadWork, partnerId: string): Promise<LeaseSettings> {
  requireAgent(work, partnerId);
  return settingsOf(work.tx, partnerId);
}
