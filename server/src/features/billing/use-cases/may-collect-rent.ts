import { findBook } from '../../ledger/public.ts';
import type { LeaseView } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findAgreements } from '../../invoices/public.ts';
import { isOwn } from './collect-rent.ts';

/** Whether the viewer may let the operator collect the rent of a lease, and it is not collected yet. */
export async function mayCollectRent({ tx }: ReadWork, lease: LeaseView): Promise<boolean> {
  const { id, paper, endsOn, today } = lease;
  if (!isOwn(lease) || paper !== 'signed' || (endsOn !== null && endsOn < today)) return false;
  return (await findAgreements(tx, id)) === undefined && (await findBook(tx, null)) !== undefined;
}
