import { addDays } from '@husvaer/domain/kernel/dates';
import { extension } from '@husvaer/domain/lease-changes/amendment';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { lawfulTerm } from '@husvaer/domain/leases/term';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import type { Work } from '../../../../platform/work.ts';
import { aboutLease } from '../../../lease-documents/public.ts';
import {
  loadRunningLeaseForSystem,
  requireConsistentChange,
  requireHomeFree,
} from '../../../leases/public.ts';
import { type AmendmentRequest, later, send } from '../send-amendment.ts';

/**
 * Sends an extension of the lease to everyone for signing. A term that is too short without a reason becomes
 * open-ended (husleieloven § 9-3). Throws `leases.not_found`, `leases.not_running`, and `leases.wrong_state`
 * when the lease is open-ended already, and `leases.contradicted` when the home is let to others then, or
 * something else would contradict itself that the sender has not confirmed.
 */
export async function extendLease(
  work: Work,
  { contractId: id, language, rest, confirmed }: AmendmentRequest<typeof extension>,
): Promise<void> {
  const running = await loadRunningLeaseForSystem(work, id);
  const { lease, side, about } = running;
  if (side !== 'landlord') throw leaseErrors.not_found();
  if (lease.endsOn === null) throw leaseErrors.wrong_state({ paper: 'signed' });
  const request = rest.read(extension({ endsOn: lease.endsOn }));
  const startsOn = addDays(lease.endsOn, 1);
  const { fixedTermGround, fixedTermReason } = request;
  const reasoned = { ground: fixedTermGround, reason: fixedTermReason };
  const { endsOn } = lawfulTerm(
    { startsOn, endsOn: request.endsOn, kind: lease.kind, ...reasoned },
    tenancyLawOn(startsOn),
  );
  await requireHomeFree(work, lease, { startsOn, endsOn });
  await requireConsistentChange(work, about, { endsOn }, confirmed);
  const change = { endsOn, fixedTermGround, fixedTermReason };
  const facts = { ...(await aboutLease(work, lease)), ...change, endedOn: lease.endsOn };
  const text = { en: later.en.extension(facts), no: later.no.extension(facts) };
  await send(work, running, { kind: 'extension', text, language, change });
}
