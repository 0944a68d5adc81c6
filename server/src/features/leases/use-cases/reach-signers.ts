import { leaseErrors } from '@husvaer/domain/leases/errors';
import { kycPath } from '@husvaer/domain/leases/paths';

import { findLogin } from '../../accounts/public.ts';
import { askAgain, findOrders, moveSigner } from '../../signing/public.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../history/record.ts';
import { changePaper, lockOpenPapers } from '../papers/store.ts';
import { findTenants, moveTenant } from '../store.ts';
import { refused } from './refuse-field.ts';
import { takeLease } from './take-lease.ts';

interface OfSigner {
  id: string;
  signerId: string;
}

/** Asks a signer of a lease once more. Throws `leases.not_found`, and what `askAgain` does. */
export async function resendSigning(work: Work, asked: OfSigner): Promise<void> {
  const { about, orderId, signer } = await takeSigner(work, asked);
  await askAgain(work, { orderId, signerId: asked.signerId });
  await record(work, about, 'asked_again', { signer: signer.name });
}

/**
 * Sends a lease to another address of a tenant who has not signed it: they sign by a new link, and
 * whoever had the old one is no tenant any more. Throws `leases.not_found`, `leases.own_home`, what is
 * wrong with the address, and what `moveSigner` does.
 */
export async function changeSignerEmail(
  work: Work,
  { id, signerId, email }: OfSigner & { email: string },
): Promise<void> {
  const { tx } = work;
  const { about, property, paper, orderId, signer, position } = await takeSigner(work, {
    id,
    signerId,
  });
  const tenants = await findTenants(tx, [id]);
  const tenant = tenants.find((one) => one.email === signer.email);
  // Landlords and agents are asked by their accounts.
  if (signer.role !== 'tenant' || !tenant) throw refused('signerId', 'not_allowed');
  if (tenants.some((one) => one.email === email)) throw refused('email', 'not_allowed');
  const login = await findLogin(tx, { email });
  const accountId = login?.verifiedAt ? login.id : null;
  if (accountId === property.landlordId) throw leaseErrors.own_home();
  const { depositReference } = signer;
  const errandPath = depositReference ? kycPath(depositReference) : null;
  await moveSigner(work, { orderId, signerId, accountId, email, errandPath });
  await moveTenant(tx, id, { position: tenant.position, accountId, email });
  const signers = paper.signers.with(position, { ...signer, accountId, email });
  await changePaper(tx, paper.id, { signers });
  await record(work, about, 'signer_moved', { signer: signer.name });
}

/** A signer of a lease that is out for signing, for whoever writes its papers; the lease and the paper are locked. */
async function takeSigner(work: Work, { id, signerId }: OfSigner) {
  const { property, about } = await takeLease(work, id);
  const papers = await lockOpenPapers(work.tx, { leaseId: id });
  const paper = papers.find(({ kind, state }) => kind === 'lease' && state === 'signing');
  const [order] = paper?.orderId ? await findOrders(work.tx, [paper.orderId]) : [];
  // Signers stand in the paper in the order they were asked in.
  const position = order?.signers.findIndex((one) => one.id === signerId) ?? -1;
  const signer = paper?.signers[position];
  if (!paper || !order || !signer) throw leaseErrors.not_found();
  return { property, about, paper, orderId: order.id, signer, position };
}
