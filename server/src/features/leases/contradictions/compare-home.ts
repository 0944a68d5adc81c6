import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { EVENTS_OF_TERMS } from '@husvaer/domain/leases/history';

import type { Listener } from '../../../platform/dispatcher.ts';
import { recordContradictions } from './require-consistent.ts';
import { findLeasesToCompareWith } from './store.ts';

const recorded = z.object({ leaseId: uuid, name: z.string() });

/**
 * Compares the leases of a home when one of them changes, so that a task appears and goes with what it is about,
 * and not at night.
 */
export const compareHomeListener: Listener = {
  event: 'leases.event_recorded',
  name: 'leases.compare_home',
  async handle(work, payload) {
    const { leaseId, name } = recorded.parse(payload);
    if (!EVENTS_OF_TERMS.has(name)) return;
    for (const id of await findLeasesToCompareWith(work.tx, leaseId))
      await recordContradictions(work, id);
  },
};
