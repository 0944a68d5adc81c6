import { addDays } from '@husvaer/domain/kernel/dates';

import type { SignatureCheck } from '../../../platform/work.ts';
import { effectiveEnd, findLeases, findPaper, refusalOfDays } from '../../leases/public.ts';
import { findChange } from './store.ts';

/**
 * Refuses a signature on an extension, or on an agreed end that is later than the lease's last day by now, when
 * the home has been let to others for those days.
 */
export const refuseDaysOfLetHome: SignatureCheck = async (work, subject) => {
  const { tx } = work;
  const paper = subject.kind === 'paper' ? await findPaper(tx, subject.id) : undefined;
  if (!paper?.leaseId || (paper.kind !== 'extension' && paper.kind !== 'ending')) return null;
  const [lease] = await findLeases(tx, [paper.leaseId]);
  const until = lease ? effectiveEnd(lease) : null;
  if (!lease || until === null) return null;
  const { endsOn } = await findChange(tx, { id: paper.id, kind: paper.kind });
  const startsOn = addDays(until, 1);
  if (endsOn !== null && endsOn < startsOn) return null;
  return refusalOfDays(work, lease, { startsOn, endsOn });
};
