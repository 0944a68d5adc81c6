import { findPostalAddresses } from '../../accounts/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findStatedAddress } from '../accounts/store.ts';

/** The postal address of a lease's landlord: from their profile, otherwise as a petition stated it. */
export async function findLandlordAddress(tx: ReadTx, leaseId: string): Promise<string | null> {
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) return null;
  const { landlordId } = rent.property;
  const own = (await findPostalAddresses(tx, [landlordId])).get(landlordId);
  return own ?? findStatedAddress(tx, leaseId);
}
