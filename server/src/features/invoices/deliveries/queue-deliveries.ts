import type { Work } from '../../../platform/work.ts';
import { addDeliveries, type Delivered } from './store.ts';

/** Queues documents to be made and sent as soon as the transaction ends. */
export const queueDeliveries = (
  { tx, clock }: Work,
  what: Delivered,
  ids: readonly string[],
): Promise<void> => addDeliveries(tx, what, ids, clock.now());
