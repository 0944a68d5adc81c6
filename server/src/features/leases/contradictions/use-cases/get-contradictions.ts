import type { ReadWork } from '../../../../platform/work.ts';
import { findPeople } from '../../../accounts/public.ts';
import type { LeaseView } from '../../lease-view.ts';
import { findContradictions, type FoundContradiction } from '../find-contradictions.ts';

/** A contradiction, and the name of who has confirmed that it is none. */
export interface ShownContradiction extends FoundContradiction {
  confirmedBy: string | null;
}

/** What contradicts itself in a lease, for those who write its documents; nothing for others. */
export async function getContradictions(
  work: ReadWork,
  {
    id,
    paper,
    mayWrite,
    hasFindings,
  }: Pick<LeaseView, 'id' | 'paper' | 'mayWrite' | 'hasFindings'>,
): Promise<ShownContradiction[]> {
  if (!mayWrite) return [];
  // A signed lease was compared last night.
  if (paper === 'signed' && !hasFindings) return [];
  const found = await findContradictions(work, id);
  const people = await findPeople(
    work.tx,
    found.flatMap(({ confirmation }) => confirmation?.confirmedById ?? []),
  );
  return found.map((one) => ({
    ...one,
    confirmedBy: people.find(({ id }) => id === one.confirmation?.confirmedById)?.name ?? null,
  }));
}
