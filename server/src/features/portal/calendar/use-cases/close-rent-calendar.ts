import type { Work } from '../../../../platform/work.ts';
import { closeCalendar } from '../store.ts';
import { ownCalendar } from '../own-calendar.ts';

export const closeRentCalendar = async (work: Work, leaseId: string): Promise<void> =>
  closeCalendar(work.tx, await ownCalendar(work, leaseId));
