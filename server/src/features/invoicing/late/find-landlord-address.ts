import { findPostalAddresses } from '../../accounts/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPetitionFacts } from './store.ts';

/** Where letters reach a lease's landlord: as a petition states it, else as their profile says it. */
export async function findLandlordAddress(tx: ReadTx, leaseId: string): Promise<string | null> {
  const { facts } = await findPetitionFacts(tx, leaseId);
  if (facts) return facts.landlord.address;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) return null;
  const { landlordId } = rent.property;
  return (await findPostalAddresses(tx, [landlordId])).get(landlordId) ?? null;
}
