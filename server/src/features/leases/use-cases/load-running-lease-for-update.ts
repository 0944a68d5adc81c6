import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { AccountViewer } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { lockLease } from '../store.ts';
import { viewLeases, type LeaseView } from '../lease-view.ts';

/** A binding lease, and the side the viewer acts for. */
export interface RunningLease {
  lease: LeaseView;
  author: AccountViewer;
  side: 'tenant' | 'landlord';
  about: { leaseId: string; partnerId: string | null };
}

/**
 * Like {@link loadRunningLeaseForUpdate}, but the lease may have ended: a home is handed back after the last
 * day as well.
 */
export async function loadSignedLeaseForUpdate(work: Work, id: string): Promise<RunningLease> {
  const { tx, viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  await lockLease(tx, id);
  const [lease] = await viewLeases(work, viewer, [id]);
  // Tenants who have moved out can only read it.
  const isGone =
    lease?.side === 'tenant' && !lease.tenants.some(({ accountId }) => accountId === viewer.id);
  if (!lease || isGone) throw leaseErrors.not_found();
  if (lease.paper !== 'signed') throw leaseErrors.not_running();
  return {
    lease,
    author: viewer,
    side: lease.side === 'tenant' ? 'tenant' : 'landlord',
    about: { leaseId: id, partnerId: lease.property.partnerId },
  };
}

/**
 * A locked lease that everyone has signed and that has not ended, for its tenants and the letting side.
 * Throws `leases.not_found` and `leases.not_running`.
 */
export async function loadRunningLeaseForUpdate(work: Work, id: string): Promise<RunningLease> {
  const running = await loadSignedLeaseForUpdate(work, id);
  requireRunning(running.lease);
  return running;
}

/** Throws `leases.not_running` before everyone has signed, and after the last day. */
export function requireRunning({ paper, endsOn, today }: LeaseView): void {
  if (paper !== 'signed' || (endsOn !== null && endsOn < today)) throw leaseErrors.not_running();
}
