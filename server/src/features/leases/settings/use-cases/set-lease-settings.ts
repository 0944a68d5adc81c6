import { parseInput } from '@husvaer/domain/kernel/validation';
import { leaseSettings } from '@husvaer/domain/leases/settings';

import type { Work } from '../../../../platform/work.ts';
import { requireAgent } from '../../../properties/public.ts';
import { saveSettings } from '../store.ts';

/** Replaces the lease settings of an agency. Returns its id. */
export async function setLeaseSettings(work: Work, input: unknown): Promise<string> {
  const { partnerId, ...settings } = parseInput(leaseSettings, input, 'inputData');
  requireAgent(work, partnerId);
  await saveSettings(work.tx, partnerId, settings);
  return partnerId;
}
