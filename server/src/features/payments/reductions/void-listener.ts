import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findLeaseRents } from '../../leases/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { notifyOfEnd } from './notify-of-end.ts';
import { voidChangedReductions } from './store.ts';

const about = z.object({ leaseIds: z.array(uuid) });

/**
 * Ends what waits for a second person when the claim is another than the one that was proposed, and tells the
 * person who proposed it.
 */
export const voidListener: Listener = {
  event: 'payments.allocated',
  name: 'payments.void_changed_reductions',
  async handle(work, payload) {
    const { tx, clock } = work;
    const ended = await voidChangedReductions(tx, about.parse(payload).leaseIds, clock.now());
    const rents = await findLeaseRents(
      tx,
      ended.map(({ leaseId }) => leaseId),
    );
    for (const reduction of ended)
      await notifyOfEnd(work, { reduction, rent: rents.get(reduction.leaseId)! }, 'reduction_void');
  },
};
