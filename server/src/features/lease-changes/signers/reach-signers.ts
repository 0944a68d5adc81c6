import { leaseErrors } from '@husvaer/domain/leases/errors';
import { kycPath } from '@husvaer/domain/leases/paths';

import { findLogin } from '../../accounts/public.ts';
import { askAgain, findOrders, moveSigner } from '../../signing/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  recordLeaseEvent,
  changePaper,
  lockOpenPapers,
  mayMove,
  findTenants,
  moveTenant,
  takeLease,
} from '../../leases/public.ts';
import { moveJoining } from '../amendments/store.ts';
import { refused } from '../../properties/public.ts';

interface OfSigner {
  id: string;
  signerId: string;
}

/** Asks a signer of a lease, or of another paper of it, once more. Throws `leases.not_found`, and what `askAgain` does. */
export async function resendSigning(work: Work, asked: OfSigner): Promise<void> {
  const { about, paper, orderId, signer } = await takeSigner(work, asked);
  await askAgain(work, { orderId, signerId: asked.signerId });
  const event = paper.kind === 'assignment' ? 'assignment_asked_again' : 'asked_again';
  await recordLeaseEvent(work, about, event, { kind: paper.kind, signer: signer.name });
}

/**
 * Sends a lease, or a change of tenants, to another address of a tenant to be who has not signed it:
 * they sign by a new link, and whoever had the old one becomes no tenant. Throws `leases.not_found`, `leases.own_home`, what is
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
  if (!mayMove(paper, signer)) throw refused('signerId', 'not_allowed');
  const tenants = await findTenants(tx, [id]);
  const known = [...tenants, ...paper.signers.filter(({ role }) => role === 'tenant')];
  if (known.some((one) => one.email === email)) throw refused('email', 'not_allowed');
  const login = await findLogin(tx, { email });
  const accountId = login?.verifiedAt ? login.id : null;
  if (accountId === property.landlordId) throw leaseErrors.own_home();
  const { depositReference } = signer;
  const errandPath = depositReference ? kycPath(depositReference) : null;
  await moveSigner(work, { orderId, signerId, accountId, email, errandPath });
  const tenant = tenants.find((one) => one.email === signer.email);
  if (paper.kind === 'lease' && tenant)
    await moveTenant(tx, id, { position: tenant.position, accountId, email });
  else await moveJoining(tx, paper.id, { from: signer.email, accountId, email });
  const signers = paper.signers.with(position, { ...signer, accountId, email });
  await changePaper(tx, paper.id, { signers });
  await recordLeaseEvent(work, about, 'signer_moved', { kind: paper.kind, signer: signer.name });
}

/** A signer of a paper of a lease, or of its assignment, that is out for signing, for whoever writes them; the lease and the paper are locked. */
async function takeSigner(work: Work, { id, signerId }: OfSigner) {
  const { tx } = work;
  const { lease, property, about } = await takeLease(work, id);
  const { assignmentId } = lease;
  const papers = [
    ...(await lockOpenPapers(tx, { leaseId: id })),
    ...(await lockOpenPapers(tx, { assignmentId })),
  ];
  const orders = await findOrders(
    tx,
    papers.flatMap(({ orderId }) => orderId ?? []),
  );
  const order = orders.find(({ signers }) => signers.some((one) => one.id === signerId));
  const paper = papers.find(({ orderId }) => order && orderId === order.id);
  // Signers stand in the paper in the order they were asked in.
  const position = order?.signers.findIndex((one) => one.id === signerId) ?? -1;
  const signer = paper?.signers[position];
  if (!paper || !order || !signer) throw leaseErrors.not_found();
  return { property, about, paper, orderId: order.id, signer, position };
}
