import { findLeaseRents } from '../../leases/public.ts';
import { findLogo } from '../../partners/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Logo } from '../../../platform/pdf/document-text.ts';

/** The logo of the agency that collects a lease's rent, for the head of its documents. */
export async function findLogoOf(tx: ReadTx, leaseId: string): Promise<Logo | null> {
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  return findLogo(tx, rent?.property.partnerId ?? null);
}
