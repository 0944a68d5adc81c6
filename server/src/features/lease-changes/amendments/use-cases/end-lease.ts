import { ending, lastPaidDay } from '@husvaer/domain/lease-changes/amendment';

import type { Work } from '../../../../platform/work.ts';
import { aboutLease } from '../../../lease-documents/public.ts';
import { loadRunningLeaseForSystem } from '../../../leases/public.ts';
import { type AmendmentRequest, later, send } from '../send-amendment.ts';

/**
 * Sends an agreement that the lease ends on a day to everyone for signing. Either side may. Throws as
 * {@link extendLease} does.
 */
export async function endLease(
  work: Work,
  { contractId: id, language, rest }: AmendmentRequest<typeof ending>,
): Promise<void> {
  const running = await loadRunningLeaseForSystem(work, id);
  const { lease } = running;
  const { lastMonthRent, ...request } = rest.read(ending(lease));
  const rentEndsOn = lastPaidDay({ ...request, lastMonthRent }, lease);
  const change = { ...request, rentEndsOn };
  const facts = { ...(await aboutLease(work, lease)), ...change };
  const text = { en: later.en.ending(facts), no: later.no.ending(facts) };
  await send(work, running, { kind: 'ending', text, language, change });
}
