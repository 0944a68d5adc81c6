import type { leaseSettings } from '@husvaer/domain/leases/settings';
import type { z } from 'zod';

import type { Work } from '../../../../platform/work.ts';
import { requireAgent } from '../../../properties/public.ts';
import { saveSettings } from '../store.ts';

/** Replaces the lease settings of an agency. Returns its id. */
export async function setLeaseSettings(
  work: Work,
  { partnerId, ...settings }: z.output<typeof leaseSettings>,
): Promise<string> {
  requireAgent(work, partnerId);
  await saveSettings(work.tx, partnerId, settings);
  return partnerId;
}
