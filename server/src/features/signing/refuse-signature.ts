import { signingErrors } from '@husvaer/domain/signing/errors';
import {
  differenceOf,
  isMinor,
  isSamePerson,
  type ConfirmedPerson,
} from '@husvaer/domain/signing/person';
import { REFUSALS, type Refusal } from '@husvaer/domain/signing/refusals';

import type { Identified } from '../accounts/public.ts';
import type { Work } from '../../platform/work.ts';
import { endEarly } from './move-on.ts';
import { saveOtherName, type Order, type Signer } from './store.ts';

/**
 * Why the confirmed person can't sign for an account at all: they are somebody else, or not of age. Null when
 * they can. `known` is undefined for a signer without an account: only the document says who they are.
 */
export function refusalOfPerson(
  { clock }: Pick<Work, 'clock'>,
  known: Identified | undefined,
  who: ConfirmedPerson,
): Refusal | null {
  if (known && !isSamePerson(known, who)) return signingErrors.wrong_person();
  const isUnderAge = isMinor(known ?? { birthDate: null }, who, clock.today().toString());
  return isUnderAge ? signingErrors.not_of_age() : null;
}

/**
 * Why this document can't be signed by the confirmed person: it states something else of them, or a feature
 * refuses it. Null when it can.
 */
export async function refusalOfDocument(
  work: Work,
  { subject }: Order,
  signer: Signer,
  who: Pick<ConfirmedPerson, 'name' | 'birthDate'> & { orgNumber: string | null },
): Promise<Refusal | null> {
  const isOtherNameConfirmed = signer.otherNameConfirmedAt !== null;
  const difference = differenceOf({ ...signer, isOtherNameConfirmed }, who);
  if (difference) return difference;
  for (const check of work.signatureChecks) {
    const refusal = await check(work, subject);
    if (refusal) return refusal;
  }
  return null;
}

/**
 * Does to a locked order what its refusal means ({@link REFUSALS}). A broker has collected the signature
 * already, which ends the order whatever the refusal is.
 */
export async function refuse(
  work: Work,
  order: Order,
  signer: Signer,
  { refusal: { code }, otherName }: { refusal: Refusal; otherName: string },
): Promise<void> {
  const { id: signerId, role, name } = signer;
  const isNew = code === 'signing.name_differs' && signer.otherName !== otherName;
  if (isNew) await saveOtherName(work.tx, signerId, otherName);
  if (order.provider !== 'house' || REFUSALS[code] === 'ends')
    return endEarly(work, order, {
      status: 'withdrawn',
      reason: code,
      signerId,
      role,
      name,
      ...(code === 'signing.name_differs' && { otherName }),
    });
  // The sender is told once of each name.
  if (isNew)
    await work.emit({
      name: 'signing.other_name_seen',
      payload: { orderId: order.id, subject: order.subject, signerId, role, name, otherName },
    });
}
