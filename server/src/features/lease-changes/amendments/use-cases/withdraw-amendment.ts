import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import {
  loadRunningLeaseForSystem,
  recordLeaseEvent,
  withdrawPapers,
} from '../../../leases/public.ts';
import type { AmendmentKind } from '../store.ts';

/** Withdraws an agreement that not everyone has signed. Throws `leases.wrong_state` when there is none. */
export async function withdrawAmendment(
  work: Work,
  { id, kind, reason }: { id: string; kind: AmendmentKind; reason: string | null },
): Promise<void> {
  const { side, about } = await loadRunningLeaseForSystem(work, id);
  if (side !== 'landlord') throw leaseErrors.not_found();
  if (!(await withdrawPapers(work, { leaseId: id, kind, reason })))
    throw leaseErrors.wrong_state({ paper: 'none' });
  await recordLeaseEvent(work, about, 'paper_ended', { kind, status: 'withdrawn', reason });
}
