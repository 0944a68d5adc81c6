import type { ReadWork } from '../../../../platform/work.ts';
import { requireAgent } from '../../../properties/public.ts';
import { findHomesToLet } from '../store.ts';

/** Throws `leases.not_found` unless the viewer is an agent of the agency. */
export function getHomesToLet(
  work: ReadWork,
  { limit, skip, ...input }: { partnerId: string; search: string; limit: number; skip: number },
): ReturnType<typeof findHomesToLet> {
  requireAgent(work, input.partnerId);
  const today = work.clock.today().toString();
  return findHomesToLet(work.tx, { ...input, today }, { limit, skip });
}
