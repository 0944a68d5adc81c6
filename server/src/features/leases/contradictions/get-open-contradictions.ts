import type { ReadWork } from '../../../platform/work.ts';
import type { LeaseView } from '../lease-view.ts';
import { isOpen } from './find-contradictions.ts';
import { describe } from './require-consistent.ts';
import { getContradictions } from './use-cases/get-contradictions.ts';

/** What keeps a lease from being sent or signed, as systems and people read it. */
export const getOpenContradictions = async (work: ReadWork, lease: LeaseView) =>
  (await getContradictions(work, lease)).filter(isOpen).map(describe);
