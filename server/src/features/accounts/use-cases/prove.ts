import { accountErrors } from '@husvaer/domain/accounts/errors';
import { FRESH_MINUTES, isEnough, type Proof } from '@husvaer/domain/accounts/safeguards';

import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findProofMethods } from '../proofs/find-proof-methods.ts';
import { findProof, markProved } from '../sessions/store.ts';

/**
 * Requires that the viewer has proved their identity within ten minutes, in a way that is strong enough for
 * them (domain/accounts/safeguards). Only applies to people, not to partners' systems, guests and the system.
 * Throws `accounts.fresh_proof_needed` with the `ways` they have.
 */
export async function requireFreshProof({ tx, viewer, clock }: ReadWork): Promise<void> {
  if (viewer.kind !== 'account') return;
  const proof = await findProof(tx, viewer.sessionId);
  const methods = await findProofMethods(tx, viewer.id);
  const isFresh =
    proof !== undefined &&
    Temporal.Instant.compare(proof.at.add({ minutes: FRESH_MINUTES }), clock.now()) >= 0;
  if (!isFresh || !isEnough(proof.by, methods))
    throw accountErrors.fresh_proof_needed({ ways: methods });
}

/**
 * How the viewer has proved their identity in this session, after {@link requireFreshProof}. Throws
 * `accounts.fresh_proof_needed` if it is not by BankID and theirs is bound to the account.
 */
export async function requireBestProof({ tx }: ReadWork, viewer: AccountViewer): Promise<Proof> {
  const proof = await findProof(tx, viewer.sessionId);
  const methods = await findProofMethods(tx, viewer.id);
  if (!proof) throw accountErrors.fresh_proof_needed({ ways: methods });
  if (proof.by !== 'identity' && methods.includes('identity'))
    throw accountErrors.fresh_proof_needed({ ways: ['identity'] });
  return proof.by;
}

/** Records that the viewer has just proved their identity. Throws `accounts.login_required`. */
export async function prove({ tx, viewer, clock }: Work, by: Proof): Promise<void> {
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  await markProved(tx, { id: viewer.sessionId, by }, clock.now());
}
