import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Listener } from '../../../platform/dispatcher.ts';
import { voidChangedReductions } from './store.ts';

const about = z.object({ leaseIds: z.array(uuid) });

/** Ends what waits for a second person when the debt is another than the one that was proposed. */
export const voidListener: Listener = {
  event: 'payments.allocated',
  name: 'payments.void_changed_reductions',
  async handle({ tx, clock }, payload) {
    await voidChangedReductions(tx, about.parse(payload).leaseIds, clock.now());
  },
};
