import { signingErrors } from '@husvaer/domain/signing/errors';
import {
  isMinor,
  isNamedAsConfirmed,
  isSamePerson,
  type KnownPerson,
} from '@husvaer/domain/signing/person';

import { findIdentified, findIdentity, recordIdentity } from '../../accounts/public.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import type { Work } from '../../../platform/work.ts';
import type { Signature } from '../signatures/store.ts';
import { requireTaskDone, loadSignerTurnForUpdate } from '../as-signer.ts';
import { addSigned } from '../move-on.ts';
import { nameFacts, recordOtherName } from '../other-name.ts';

/**
 * Signs for a user whom the identity provider has just confirmed. A matching identity is bound to the account
 * from now on. Returns `name_differs` when the document names them otherwise than their identity does: its
 * sender is told, and nothing is signed. Throws the errors of `loadSignerTurnForUpdate`,
 * `signing.errand_first`, `signing.wrong_person` when it is not the account's owner, and `signing.not_of_age`.
 */
export async function sign(
  work: Work,
  input: {
    signerId: string;
    who: ConfirmedIdentity;
    ipAddress: string;
    consent: NonNullable<Signature['consent']>;
  },
): Promise<'signed' | 'name_differs'> {
  const { tx, clock, identityName } = work;
  const { signerId, who, ipAddress, consent } = input;
  const { order, signer, viewer } = await loadSignerTurnForUpdate(work, signerId);
  requireTaskDone(signer);
  const known = await findIdentified(tx, viewer.id);
  if (!known) throw signingErrors.not_found({ signerId });
  refuseOthers(known, who, clock.today().toString());
  // An identity that is already bound must be this account's: otherwise it is another person.
  await recordIdentity(work, viewer.id, who);
  if ((await findIdentity(tx, who)) !== viewer.id) throw signingErrors.wrong_person();
  if (!isNamedAsConfirmed(nameFacts(signer), who)) {
    await recordOtherName(work, order, signer, who.name);
    return 'name_differs';
  }
  const { issuer, subject, name, birthDate } = who;
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
  return 'signed';
}

/** Throws unless the confirmed person is the account's owner and of age on `today`. */
function refuseOthers(known: KnownPerson, who: ConfirmedIdentity, today: string): void {
  if (!isSamePerson(known, who)) throw signingErrors.wrong_person();
  if (isMinor(known, who, today)) throw signingErrors.not_of_age();
}
