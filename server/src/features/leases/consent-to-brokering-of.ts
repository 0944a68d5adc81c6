import type { Work } from '../../platform/work.ts';
import { recordLeaseEvent } from './history/record.ts';
import { setBrokeringConsented } from './store.ts';

/** Records that the landlord of a locked lease lets the brokering commission be taken off the rent. */
export async function consentToBrokeringOf(
  work: Work,
  about: { leaseId: string; partnerId: string | null },
): Promise<void> {
  await setBrokeringConsented(work.tx, about.leaseId, work.clock.now());
  await recordLeaseEvent(work, about, 'brokering_consented');
}
