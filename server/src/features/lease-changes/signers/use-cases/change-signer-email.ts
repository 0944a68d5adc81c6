import { leaseErrors } from '@husvaer/domain/leases/errors';
import { kycPath } from '@husvaer/domain/leases/paths';

import { findLogin } from '../../../accounts/public.ts';
import { moveSigner } from '../../../signing/public.ts';
import type { Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  changePaper,
  mayMove,
  findTenants,
  moveTenant,
} from '../../../leases/public.ts';
import { moveJoining } from '../../amendments/store.ts';
import { refused } from '../../../properties/public.ts';
import { type OfSigner, loadSignerForUpdate } from '../signer.ts';

/**
 * Sends a lease or a change of tenants to another e-mail of a future tenant who has not signed: they sign
 * with a new link, and the owner of the old address does not become a tenant. Throws `leases.not_found`,
 * `leases.own_home`, the errors of an invalid address, and those of `moveSigner`.
 */
export async function changeSignerEmail(
  work: Work,
  { id, signerId, email }: OfSigner & { email: string },
): Promise<void> {
  const { tx } = work;
  const { about, property, paper, orderId, signer, position } = await loadSignerForUpdate(work, {
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
