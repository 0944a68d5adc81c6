import { findCaseLetters } from '../invoicing/public.ts';
import type { LeaseView } from '../leases/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/** What was sent in a case of eviction that is open. */
export interface Eviction {
  sentOn: string;
  /** The notices, the first first; none before they are drawn. */
  noticeIds: string[];
  /** The petition, for the letting side. */
  letterId: string | null;
}

/** What was sent in a lease's open case of eviction; null without one. */
export async function readEviction(
  { tx }: ReadWork,
  { id, facts, side }: LeaseView,
): Promise<Eviction | null> {
  const sentOn = facts.rent.noticeSentOn;
  if (sentOn === null) return null;
  const letters = await findCaseLetters(tx, id, sentOn);
  const filesOf = (wanted: 'notice' | 'petition') =>
    letters.flatMap(({ kind, documentId }) => (kind === wanted && documentId ? [documentId] : []));
  return {
    sentOn,
    noticeIds: filesOf('notice'),
    letterId: side === 'tenant' ? null : (filesOf('petition').at(-1) ?? null),
  };
}
