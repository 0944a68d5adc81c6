import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPetitionFacts } from './store.ts';

/** The address of a lease's landlord, where the letting side has stated it. */
export const findLandlordAddress = async (tx: ReadTx, leaseId: string): Promise<string | null> =>
  (await findPetitionFacts(tx, leaseId)).facts?.landlord.address ?? null;
