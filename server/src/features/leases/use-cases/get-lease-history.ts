import type { ReadWork } from '../../../platform/work.ts';
import { findEvents, type LeaseEvent } from '../history/store.ts';
import type { LeaseView } from '../lease-view.ts';

/** The history of a lease that the viewer may see. */
export const getLeaseHistory = ({ tx }: ReadWork, { id }: LeaseView): Promise<LeaseEvent[]> =>
  findEvents(tx, id);
