import { auditorState, type AuditorState } from '@husvaer/domain/ledger/auditor';

import type { InvitationWithSecret } from '../../partners/public.ts';
import type { ReadWork } from '../../../platform/work.ts';

/** A person who may read the books until a day. */
export interface Auditor {
  id: string;
  name: string;
  email: string;
  /** The last day, ISO. */
  endsOn: string;
  state: AuditorState;
}

export function viewAuditor(
  { clock }: Pick<ReadWork, 'clock'>,
  invitation: InvitationWithSecret,
): Auditor {
  const { id, name, email, expiresAt, acceptedAt, endedAt } = invitation;
  const endsOn = invitation.endsOn!;
  const facts = {
    endsOn,
    isAccepted: acceptedAt !== null,
    isEnded: endedAt !== null,
    isLapsed: Temporal.Instant.compare(expiresAt, clock.now()) <= 0,
  };
  return { id, name, email, endsOn, state: auditorState(facts, clock.today().toString()) };
}
