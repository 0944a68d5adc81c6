import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import { withdrawPapers } from '../../../lease-documents/public.ts';
import {
  recordLeaseEvent,
  lockOpenPapers,
  loadRunningLeaseForSystem,
} from '../../../leases/public.ts';
import type { AmendmentKind } from '../store.ts';

/** Withdraws an agreement that not everyone has signed. Throws `leases.wrong_state` when there is none. */
export async function withdrawAmendment(
  work: Work,
  { id, kind, reason }: { id: string; kind: AmendmentKind; reason: string | null },
): Promise<void> {
  const { side, about } = await loadRunningLeaseForSystem(work, id);
  if (side !== 'landlord') throw leaseErrors.not_found();
  const open = await lockOpenPapers(work.tx, { leaseId: id });
  if (!open.some((paper) => paper.kind === kind)) throw leaseErrors.wrong_state({ paper: 'none' });
  await withdrawPapers(work, { leaseId: id, kind, reason });
  await recordLeaseEvent(work, about, 'paper_ended', { kind, status: 'withdrawn', reason });
}
