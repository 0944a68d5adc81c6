import type { Work } from '../../platform/work.ts';
import { saveOtherName, type Order, type Signer } from './store.ts';

/** The names of a signer, for `isNamedAsConfirmed`. */
export const nameFacts = ({ name, otherName, otherNameConfirmedAt }: Signer) => ({
  ...{ name, otherName },
  isOtherNameConfirmed: otherNameConfirmedAt !== null,
});

/** Records on a locked order that a signer's identity has another name, and informs the sender once. */
export async function recordOtherName(
  { tx, emit }: Work,
  { id: orderId, subject }: Order,
  { id: signerId, role, name, otherName: known }: Signer,
  otherName: string,
): Promise<void> {
  if (known === otherName) return;
  await saveOtherName(tx, signerId, otherName);
  await emit({
    name: 'signing.other_name_seen',
    payload: { orderId, subject, signerId, role, name, otherName },
  });
}
