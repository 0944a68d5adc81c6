import { addDays } from '@husvaer/domain/kernel/dates';

import type { SignatureCheck } from '../../../platform/work.ts';
import { effectiveEnd, findLeases, findPaper, requireHomeFree } from '../../leases/public.ts';
import { findChange } from './store.ts';

/** Refuses a signature on an extension when the home has been let to others meanwhile. */
export const refuseExtensionOfLetHome: SignatureCheck = async (work, subject) => {
  const { tx } = work;
  const paper = subject.kind === 'paper' ? await findPaper(tx, subject.id) : undefined;
  if (paper?.kind !== 'extension' || paper.leaseId === null) return;
  const [lease] = await findLeases(tx, [paper.leaseId]);
  const endsOn = lease ? effectiveEnd(lease) : null;
  if (!lease || endsOn === null) return;
  const change = await findChange<'extension'>(tx, paper.id);
  await requireHomeFree(work, lease, { startsOn: addDays(endsOn, 1), endsOn: change.endsOn });
};
