import type { Work } from '../../../platform/work.ts';
import type { LeaseView } from '../lease-view.ts';
import { lockLease } from '../store.ts';
import { getLease } from '../use-cases/get-lease.ts';

/** A locked lease, for its parties. Throws `leases.not_found` for others. */
export async function loadReadableLeaseForUpdate(work: Work, id: string): Promise<LeaseView> {
  await lockLease(work.tx, id);
  return getLease(work, id);
}
