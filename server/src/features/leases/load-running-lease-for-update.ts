import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { AccountViewer } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { leasePolicy, type LeaseViewer } from '../properties/public.ts';
import { lockLease } from './store.ts';
import { viewLeases, type LeaseView } from './lease-view.ts';

/** A binding lease, and the side the viewer acts for. */
export interface AgreedLease {
  lease: LeaseView;
  side: 'tenant' | 'landlord';
  about: { leaseId: string; partnerId: string | null };
}

/** A binding lease, and the person who acts. */
interface RunningLease extends AgreedLease {
  author: AccountViewer;
}

/**
 * Like {@link loadRunningLeaseForUpdate}, but the lease may have ended: a home is handed back after the last
 * day as well.
 */
export async function loadSignedLeaseForUpdate(work: Work, id: string): Promise<RunningLease> {
  const { viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  return { ...(await loadAgreed(work, viewer, id)), author: viewer };
}

async function loadAgreed(work: Work, viewer: LeaseViewer, id: string): Promise<AgreedLease> {
  await lockLease(work.tx, id);
  const [lease] = await viewLeases(work, viewer, [id]);
  // Tenants who have moved out can only read it.
  const isGone =
    lease?.side === 'tenant' &&
    !lease.tenants.some(({ accountId }) => accountId === lease.viewerId);
  if (!lease || isGone) throw leaseErrors.not_found();
  if (lease.paper !== 'signed') throw leaseErrors.not_running();
  return {
    lease,
    side: lease.side === 'tenant' ? 'tenant' : 'landlord',
    about: { leaseId: id, partnerId: lease.property.partnerId },
  };
}

/**
 * Like {@link loadRunningLeaseForUpdate}, also for an agency's own system: for what people sign afterwards, and
 * what the law calculates.
 */
export async function loadRunningLeaseForSystem(work: Work, id: string): Promise<AgreedLease> {
  const { viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const running = await loadAgreed(work, viewer, id);
  requireRunning(running.lease);
  return running;
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
