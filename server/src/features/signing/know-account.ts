import { signerState, statusAt } from '@husvaer/domain/signing/states';

import { findPerson } from '../accounts/public.ts';
import type { Work } from '../../platform/work.ts';
import { bindSigners, findOrdersOfAccount, forgetSignerAccount } from './people/store.ts';
import { forgetSignatureAccount } from './signatures/store.ts';
import { factsOf, lockOrder, markDeclined, signerFacts } from './store.ts';
import { endEarly } from './move-on.ts';

/** Assigns signers known only by an e-mail to the account that has confirmed it. */
export async function bindSignersTo(work: Work, accountId: string): Promise<void> {
  const person = await findPerson(work.tx, accountId);
  if (!person) return;
  for (const orderId of await bindSigners(work.tx, person.email, accountId))
    await work.emit({ name: 'signing.bound', payload: { orderId, accountId } });
}

/** Ends the signing of a deleted account; its signatures stay, without the account. */
export async function forgetAccount(work: Work, accountId: string): Promise<void> {
  const { tx, clock } = work;
  for (const { id } of await findOrdersOfAccount(tx, accountId)) {
    const order = await lockOrder(tx, id);
    const signer = order?.signers.find((it) => it.accountId === accountId);
    if (!order || !signer) continue;
    const now = clock.now().epochMilliseconds;
    const isOpen = statusAt(factsOf(order), now) === 'open';
    if (!isOpen || signerState(factsOf(order), signerFacts(signer), now) === 'signed') continue;
    await markDeclined(tx, signer.id, '', clock.now());
    const { role, name, id: signerId } = signer;
    await endEarly(work, order, { status: 'declined', signerId, name, role, reason: '' });
  }
  await forgetSignerAccount(tx, accountId);
  await forgetSignatureAccount(tx, accountId);
}
