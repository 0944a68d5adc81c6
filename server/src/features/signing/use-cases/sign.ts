import { signingErrors } from '@husvaer/domain/signing/errors';
import { isMinor, isSamePerson, type KnownPerson } from '@husvaer/domain/signing/person';

import { bindIdentity, findIdentified, findIdentity } from '../../accounts/public.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import type { Work } from '../../../platform/work.ts';
import type { Signature } from '../signatures/store.ts';
import { requireTaskDone, loadSignerTurnForUpdate } from '../as-signer.ts';
import { addSigned } from '../move-on.ts';

/**
 * Signs for a user whom the identity provider has just confirmed. Throws the errors of
 * `loadSignerTurnForUpdate`, `signing.errand_first`, `signing.wrong_person` when it is not the account's
 * owner, and `signing.not_of_age`. A matching identity is bound to the account from now on.
 */
export async function sign(
  work: Work,
  input: {
    signerId: string;
    who: ConfirmedIdentity;
    ipAddress: string;
    consent: NonNullable<Signature['consent']>;
  },
): Promise<void> {
  const { tx, clock, identityName } = work;
  const { signerId, who, ipAddress, consent } = input;
  const { order, signer, viewer } = await loadSignerTurnForUpdate(work, signerId);
  requireTaskDone(signer);
  const known = await findIdentified(tx, viewer.id);
  if (!known) throw signingErrors.not_found({ signerId });
  refuseOthers(known, who, clock.today().toString());
  const { issuer, subject, name, birthDate } = who;
  // An identity that is already bound must be this account's: otherwise it is another person.
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

/** Throws unless the confirmed person is the account's owner and of age on `today`. */
function refuseOthers(known: KnownPerson, who: ConfirmedIdentity, today: string): void {
  if (!isSamePerson(known, who)) throw signingErrors.wrong_person();
  if (isMinor(known, who, today)) throw signingErrors.not_of_age();
}
