import type { ReadWork } from '../../../../platform/work.ts';
import type { LeaseView } from '../../../leases/public.ts';
import { type Adjustment, findAdjustments } from './adjust-rent.ts';

/**
 * What the rent may become by the price index, and when at the earliest (husleieloven § 4-2). From the
 * index of the month before the one in which the rent was last set, to the last that is known: what
 * both sides could know when it was agreed, and know now. Null while one of them is not known.
 */
export const getRentAdjustment = async (
  work: ReadWork,
  lease: LeaseView,
): Promise<Adjustment | null> => (await findAdjustments(work, [lease]))(lease);
