import { mayExpire, mayWithdraw, signerState } from '@husvaer/domain/signing/states';
import type { ConfirmedPerson } from '@husvaer/domain/signing/person';
import { tidyText } from '@husvaer/domain/kernel/text';
import { REASON_MAX } from '@husvaer/domain/signing/consent';

import { findIdentified } from '../../accounts/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  factsOf,
  lockOrder,
  markDeclined,
  signerFacts,
  type Order,
  type Signer,
} from '../store.ts';
import { addSigned, endEarly } from '../move-on.ts';
import { refusalOfDocument, refusalOfPerson, refuse } from '../refuse-signature.ts';
import type { RemoteOrder } from './api.ts';
import { recordFetched } from './store.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Applies the state of an order at Idura: signatures, in order of turns, a rejection, or the end. A repeated
 * call changes nothing. A signature that is refused ends the order (`REFUSALS`). Returns the order
 * afterwards; null when no order is open.
 */
export async function applyOrderState(
  work: Work,
  { orderId, remote }: { orderId: string; remote: RemoteOrder },
): Promise<Order | null> {
  const { tx, clock } = work;
  let order = await lockOrder(tx, orderId);
  if (order?.status !== 'open' || order.remoteId !== remote.id) return null;
  await recordFetched(tx, orderId, clock.now());
  const rest = order.signers.filter(({ signedAt }) => !signedAt).sort((a, b) => a.turn - b.turn);
  for (const { id: signerId } of rest) {
    const signer: Signer = order.signers.find(({ id }) => id === signerId)!;
    const theirs = remote.signatories.find(({ reference }) => reference === signerId);
    const state = signerState(factsOf(order), signerFacts(signer), -Infinity);
    if (!theirs || state !== 'asked') continue;
    if (theirs.status === 'REJECTED') return endDeclined(work, order, signer, theirs.statusReason);
    if (theirs.status !== 'SIGNED') continue;
    const who = personOf(remote, theirs.id);
    // Signed, but the person is not known yet: it is fetched again.
    if (!who) throw new Error('Idura does not say who signed.');
    const { accountId } = signer;
    const known = accountId ? await findIdentified(tx, accountId) : undefined;
    const orgNumber = known?.orgNumber ?? null;
    const refusal =
      refusalOfPerson(work, known, who) ??
      (await refusalOfDocument(work, order, signer, { ...who, orgNumber }));
    if (refusal) {
      await refuse(work, order, signer, { refusal, otherName: who.name });
      return null;
    }
    order = await addSigned(work, order, signer, {
      signerId,
      accountId,
      name: who.name || signer.name,
      birthDate: who.birthDate,
      issuer: who.issuer,
      subject: who.subject,
      method: work.identityName,
      signedAt: clock.now(),
      // Idura has these in the signature itself.
      ipAddress: null,
      consent: null,
      sha256: order.sha256,
    });
  }
  if (!mayWithdraw(factsOf(order))) return order;
  const isExpired =
    remote.status === 'EXPIRED' || mayExpire(factsOf(order), clock.now().epochMilliseconds);
  if (isExpired) return end(work, order, { status: 'expired' });
  if (remote.status !== 'OPEN') return end(work, order, { status: 'withdrawn', reason: null });
  return order;
}

async function end(work: Work, order: Order, how: Parameters<typeof endEarly>[2]): Promise<null> {
  await endEarly(work, order, how);
  return null;
}

async function endDeclined(
  work: Work,
  order: Order,
  signer: Signer,
  input: string | null | undefined,
): Promise<null> {
  const reason = tidyText(input ?? '').slice(0, REASON_MAX);
  await markDeclined(work.tx, signer.id, reason, work.clock.now());
  const { id: signerId, name, role } = signer;
  return end(work, order, { status: 'declined', signerId, name, role, reason });
}

/** The person who signed, from the evidence of their signature. */
function personOf({ documents }: RemoteOrder, signatoryId: string): ConfirmedPerson | null {
  const signed = documents
    .flatMap(({ signatures }) => signatures ?? [])
    .find(({ signatory, claims }) => signatory?.id === signatoryId && claims?.length);
  if (!signed?.claims) return null;
  const claims = new Map(signed.claims.map(({ name, value }) => [name, value]));
  const born = claims.get('birthdate') ?? '';
  return {
    issuer: claims.get('iss') ?? 'idura',
    subject: claims.get('sub') ?? claims.get('uniqueuserid') ?? '',
    name: claims.get('name') ?? '',
    birthDate: ISO_DATE.test(born) ? born : null,
  };
}
