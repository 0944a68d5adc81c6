import { signingErrors } from '@husvaer/domain/signing/errors';
import { isMinor, isSamePerson, type KnownPerson } from '@husvaer/domain/signing/person';

import { bindIdentity, findIdentified, findIdentity } from '../../accounts/public.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import type { Work } from '../../../platform/work.ts';
import type { Signature } from '../signatures/store.ts';
import { requireTaskDone, loadSignerTurnForUpdate } from '../as-signer.ts';
import { addSigned } from '../move-on.ts';

/**
 * Signs for whoever has just shown who they are. Throws what `loadSignerTurnForUpdate` does, `signing.errand_first`, `signing.wrong_person`
 * when it is not the account's own person, and `signing.not_of_age`. An identity that fits is the
 * account's from now on.
 */
export async function sign(
  work: Work,
  said: {
    signerId: string;
    who: ConfirmedIdentity;
    ipAddress: string;
    consent: NonNullable<Signature['consent']>;
  },
): Promise<void> {
  const { tx, clock, identityName } = work;
  const { signerId, who, ipAddress, consent } = said;
  const { order, signer, viewer } = await loadSignerTurnForUpdate(work, signerId);
  requireTaskDone(signer);
  const known = await findIdentified(tx, viewer.id);
  if (!known) throw signingErrors.not_found({ signerId });
  refuseOthers(known, who, clock.today().toString());
  const { issuer, subject, name, birthDate } = who;
  // Bound already, and that to this account: else it is another's person.
  const identity = { issuer, subject, name: name || null, accountId: viewer.id };
  await bindIdentity(tx, identity, clock.now());
  if ((await findIdentity(tx, who)) !== viewer.id) throw signingErrors.wrong_person();
  await addSigned(work, order, signer, {
    signerId,
    accountId: viewer.id,
    name: name || known.name,
    birthDate,
    issuer,
    subject,
    method: identityName,
    signedAt: clock.now(),
    ipAddress,
    consent,
    sha256: order.sha256,
  });
}

/** Throws unless somebody confirmed is who the account is of, and of age on `today`. */
function refuseOthers(known: KnownPerson, who: ConfirmedIdentity, today: string): void {
  if (!isSamePerson(known, who)) throw signingErrors.wrong_person();
  if (isMinor(known, who, today)) throw signingErrors.not_of_age();
}
