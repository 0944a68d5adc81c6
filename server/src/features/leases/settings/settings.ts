import { parseInput } from '@husvaer/domain/kernel/validation';
import { leaseSettings, type LeaseSettings } from '@husvaer/domain/leases/settings';

import type { ReadWork, Work } from '../../../platform/work.ts';
import { expectAgent } from '../../properties/public.ts';
import { saveSettings, settingsOf } from './store.ts';

/** How an agency handles its leases, for its agents. Throws `leases.not_found` for everybody else. */
export async function getLeaseSettings(work: ReadWork, partnerId: string): Promise<LeaseSettings> {
  expectAgent(work, partnerId);
  return settingsOf(work.tx, partnerId);
}

/** Says anew how an agency handles its leases: whose. */
export async function setLeaseSettings(work: Work, said: unknown): Promise<string> {
  const { partnerId, ...settings } = parseInput(leaseSettings, said, 'inputData');
  expectAgent(work, partnerId);
  await saveSettings(work.tx, partnerId, settings);
  return partnerId;
}
