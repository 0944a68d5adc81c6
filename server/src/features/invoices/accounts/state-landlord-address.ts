import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import type { Tx } from '../../../platform/db/tx.ts';
import { saveStatedAddress } from './store.ts';

/**
 * States the postal address of a lease's landlord, for papers when their profile has none. Throws `invoicing.not_found`
 * when the lease is not invoiced: it has no papers, and the address would be lost.
 */
export async function stateLandlordAddress(
  tx: Tx,
  leaseId: string,
  address: string,
): Promise<void> {
  if (!(await saveStatedAddress(tx, leaseId, address))) throw invoicingErrors.not_found();
}
