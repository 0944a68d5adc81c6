import { leaseErrors } from '@husvaer/domain/leases/errors';

import { refused, type Property } from '../../properties/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { findTenants, moveTenant } from '../store.ts';
import { changePaper, type Paper, type Recipient } from './store.ts';
import { mayMove } from './view-papers.ts';

/**
 * Moves a future tenant among the signers of a locked document to another e-mail, and in the lease that it is of.
 * Throws `request.invalid` for a signer who can't be moved and an e-mail of another tenant, and `leases.own_home`.
 */
export async function movePaperSigner(
  work: Work,
  { leaseId, paper, position, property }: SignerOfPaper,
  { accountId, email }: Pick<Recipient, 'accountId' | 'email'>,
): Promise<void> {
  const { tx } = work;
  const signer = paper.signers[position]!;
  if (!mayMove(paper, signer)) throw refused('signerId', 'not_allowed');
  const tenants = await findTenants(tx, [leaseId]);
  const known = [...tenants, ...paper.signers.filter(({ role }) => role === 'tenant')];
  if (known.some((one) => one.email === email)) throw refused('email', 'not_allowed');
  if (accountId === property.landlordId) throw leaseErrors.own_home();
  const tenant = tenants.find((one) => one.email === signer.email);
  if (paper.kind === 'lease' && tenant)
    await moveTenant(tx, leaseId, { position: tenant.position, accountId, email });
  const signers = paper.signers.with(position, { ...signer, accountId, email });
  await changePaper(tx, paper.id, { signers });
  const about = { leaseId, partnerId: property.partnerId };
  await recordLeaseEvent(work, about, 'signer_moved', { kind: paper.kind, signer: signer.name });
}

interface SignerOfPaper {
  /** The lease by which it was found: the document may be of its assignment. */
  leaseId: string;
  paper: Paper;
  position: number;
  property: Property;
}
