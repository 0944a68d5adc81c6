import { kycPath } from '@husvaer/domain/leases/paths';

import { findLogin } from '../../../accounts/public.ts';
import { moveSigner } from '../../../signing/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { movePaperSigner, type Paper } from '../../../leases/public.ts';
import { moveJoining } from '../../amendments/store.ts';
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
  const { property, paper, orderId, signer, position } = await loadSignerForUpdate(work, {
    id,
    signerId,
  });
  const login = await findLogin(tx, { email });
  const accountId = login?.verifiedAt ? login.id : null;
  const to = { accountId, email };
  await movePaperSigner(work, { leaseId: id, paper, position, property }, to);
  if (isOfTenants(paper)) await moveJoining(tx, paper, { from: signer.email, ...to });
  const { depositReference } = signer;
  const errandPath = depositReference ? kycPath(depositReference) : null;
  await moveSigner(work, { orderId, signerId, ...to, errandPath });
}

const isOfTenants = (paper: Paper): paper is Paper & { kind: 'tenants' } =>
  paper.kind === 'tenants';
