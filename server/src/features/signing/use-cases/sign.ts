import { signingErrors } from '@husvaer/domain/signing/errors';
import type { Refusal } from '@husvaer/domain/signing/refusals';

import {
  findIdentified,
  findIdentity,
  proveByIdentity,
  recordIdentity,
} from '../../accounts/public.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import type { Work } from '../../../platform/work.ts';
import type { Signature } from '../signatures/store.ts';
import { requireTaskDone, loadSignerTurnForUpdate } from '../as-signer.ts';
import { addSigned } from '../move-on.ts';
import { refusalOfDocument, refusalOfPerson, refuse } from '../refuse-signature.ts';

/**
 * Signs for a user whom the identity provider has just confirmed. A matching identity is bound to the account
 * from now on, and proves the session. Returns why nothing is signed, after the order was treated as `REFUSALS` says; null when it is
 * signed. Throws the errors of `loadSignerTurnForUpdate`, `signing.errand_first`, and `signing.wrong_person`
 * when the identity is another account's.
 */
export async function sign(
  work: Work,
  input: {
    signerId: string;
    who: ConfirmedIdentity;
    ipAddress: string;
    consent: NonNullable<Signature['consent']>;
  },
): Promise<Refusal | null> {
  const { tx, clock, identityName } = work;
  const { signerId, who, ipAddress, consent } = input;
  const { order, signer, viewer } = await loadSignerTurnForUpdate(work, signerId);
  requireTaskDone(signer);
  const known = await findIdentified(tx, viewer.id);
  if (!known) throw signingErrors.not_found({ signerId });
  const stranger = refusalOfPerson(work, known, who);
  if (stranger) return stranger;
  // An identity that is already bound must be this account's: otherwise it is another person.
  await recordIdentity(work, viewer.id, who);
  if ((await findIdentity(tx, who)) !== viewer.id) throw signingErrors.wrong_person();
  // Within its minutes, nobody has to identify themselves again.
  await proveByIdentity(work, who);
  const { orgNumber } = known;
  const refusal = await refusalOfDocument(work, order, signer, { ...who, orgNumber });
  if (refusal) {
    await refuse(work, order, signer, { refusal, otherName: who.name });
    return refusal;
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
  return null;
}
