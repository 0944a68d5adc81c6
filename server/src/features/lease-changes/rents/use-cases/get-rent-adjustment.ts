import type { ReadWork } from '../../../../platform/work.ts';
import type { LeaseView } from '../../../leases/public.ts';
import { type Adjustment, findAdjustments } from './adjust-rent.ts';

/**
 * The rent that the price index allows, and the first possible day (husleieloven § 4-2). From the index of
 * the month before the rent was last set, which both sides could know then, to the latest known one. Null
 * while one of them is unknown.
 */
export const getRentAdjustment = async (
  work: ReadWork,
  lease: LeaseView,
): Promise<Adjustment | null> => (await findAdjustments(work, [lease]))(lease);
