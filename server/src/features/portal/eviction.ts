import type { LeaseInvoicing } from '../arrears/public.ts';
import type { LeaseView } from '../leases/public.ts';

/** What was sent in an open eviction case. */
export interface Eviction {
  sentOn: string;
  /** The notices, first one first; empty before they are drawn. */
  noticeIds: string[];
  /** The petition, for the letting side. */
  letterId: string | null;
}

/** What was sent in a lease's open eviction case; null without one. */
export function evictionOf(
  { facts, side }: LeaseView,
  { letters }: LeaseInvoicing,
): Eviction | null {
  const since = facts.rent.noticeSentOn;
  if (since === null) return null;
  const filesOf = (wanted: 'notice' | 'petition') =>
    letters.flatMap(({ kind, sentOn, documentId }) =>
      kind === wanted && sentOn >= since && documentId ? [documentId] : [],
    );
  return {
    sentOn: since,
    noticeIds: filesOf('notice'),
    letterId: side === 'tenant' ? null : (filesOf('petition').at(-1) ?? null),
  };
}
