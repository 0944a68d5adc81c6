import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { LeaseEventName } from '@husvaer/domain/leases/history';

import type { Work } from '../../platform/work.ts';
import { recordLeaseEvent } from './history/record.ts';
import { lockLease, setPaper, type Lease, type Paper } from './store.ts';

/** The events that move a lease from one state of its documents to another. */
const MOVES = {
  sent: { from: ['draft'], to: 'sent' },
  declined: { from: ['sent'], to: 'draft' },
  expired: { from: ['sent'], to: 'draft' },
  failed: { from: ['sent'], to: 'draft' },
  withdrawn: { from: ['sent'], to: 'draft' },
  completed: { from: ['sent'], to: 'signed' },
  called_off: { from: ['draft', 'sent'], to: 'called_off' },
} as const satisfies Partial<Record<LeaseEventName, { from: readonly Paper[]; to: Paper }>>;

/**
 * Moves a lease by an event, and records it. Returns the lease. Throws `leases.wrong_state` in a state that the
 * event can't happen in.
 */
export async function moveLease(
  work: Work,
  about: { leaseId: string; partnerId: string | null },
  event: keyof typeof MOVES,
  payload: Record<string, unknown> = {},
): Promise<Lease> {
  const { tx } = work;
  const lease = await lockLease(tx, about.leaseId);
  const { from, to }: { from: readonly Paper[]; to: Paper } = MOVES[event];
  if (!lease || !from.includes(lease.paper))
    throw leaseErrors.wrong_state({ paper: lease?.paper ?? 'none' });
  await setPaper(tx, lease.id, to);
  await recordLeaseEvent(work, about, event, payload);
  return { ...lease, paper: to };
}
