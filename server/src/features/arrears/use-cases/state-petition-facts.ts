import {
  missingFacts,
  type PetitionFacts,
  type PetitionParty,
} from '@husvaer/domain/arrears/petition';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import { findContractingParties } from '../../accounts/public.ts';
import { findLeaseRents, type LeaseView } from '../../leases/public.ts';
import { findSignedLease, findSignersOf } from '../../lease-documents/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Work } from '../../../platform/work.ts';
import { findBookOfLease } from '../../billing/public.ts';
import { addressOf, stateLandlordAddress } from '../../invoices/public.ts';
import { isCorrected } from '../claims/late-facts.ts';
import { remindLease } from '../reminders/remind.ts';
import { findPetitionFacts, savePetitionFacts } from '../case-records/store.ts';
import type { RentLetter } from '../store.ts';
import { loadCaseForUpdate } from './load-case-for-update.ts';

/** A party of a petition, as far as it is known. */
export interface KnownParty extends Omit<PetitionParty, 'address'> {
  name: string;
  email: string;
  address: string | null;
}

/** The facts of a petition that no agreement has, as far as they are known. */
export interface Petition {
  /** The missing fields of {@link PetitionFacts}, by name. */
  missing: string[];
  landlord: KnownParty;
  tenants: KnownParty[];
  leaseSignedOn: string | null;
  /** The signed lease, which is enclosed as a separate file; null when it was not signed here. */
  leaseFileId: string | null;
  isSignedHere: boolean;
  /**
   * The facts were corrected after the petition was made, and a new one waits because an objection is open or
   * a payment plan is running.
   */
  isWaiting: boolean;
}

/**
 * The known facts for a lease's petition: what was stated, otherwise what signatures and the landlord's
 * profile have, and the home as the tenants' address.
 */
export async function findPetition(
  tx: ReadTx,
  lease: LeaseView,
  letters: readonly RentLetter[],
): Promise<Petition> {
  const { facts } = await findPetitionFacts(tx, lease.id);
  const signed = await findSignedLease(tx, lease.id);
  const signers = signed ? await findSignersOf(tx, signed) : [];
  const { landlord, tenants, property } = lease;
  const { landlordId } = property;
  const known = (await findContractingParties(tx, [landlordId])).get(landlordId);
  const bornOn = (role: string, email: string) =>
    signers.find((signer) => signer.role === role && signer.email === email)?.birthDate ?? null;
  const landlordEmail = landlord?.email ?? '';
  return {
    missing: missingFacts(facts, { tenants, isSignedHere: signed !== undefined }),
    landlord: {
      name: landlord?.name ?? '',
      email: landlordEmail,
      orgNumber: known?.orgNumber ?? null,
      address: known?.postalAddress ?? null,
      birthDate: bornOn('landlord', landlordEmail),
      ...facts?.landlord,
    },
    tenants: tenants.map(({ name, email }) => ({
      name,
      email,
      address: addressOf(property),
      orgNumber: null,
      birthDate: bornOn('tenant', email),
      ...facts?.tenants.find((tenant) => tenant.email === email),
    })),
    leaseSignedOn: facts?.leaseSignedOn ?? null,
    leaseFileId: signed?.documentId ?? null,
    isSignedHere: signed !== undefined,
    isWaiting: isCorrected(letters, facts),
  };
}

/**
 * States the facts of a lease's petition. The petition is made if it waited only for them, or made again if
 * it had others: immediately, or when no objection or payment plan is open. Throws `request.invalid` with
 * each field that is wrong or missing.
 */
export async function statePetitionFacts(
  work: Work,
  { contractId, ...facts }: PetitionFacts & { contractId: string },
): Promise<void> {
  const { lease } = await loadCaseForUpdate(work, contractId);
  const isSignedHere = (await findSignedLease(work.tx, contractId)) !== undefined;
  const missing = missingFacts(facts, { tenants: lease.tenants, isSignedHere });
  if (missing.length > 0)
    throw requestErrors.invalid({
      fields: missing.map((field) => ({ path: `inputData.${field}`, reason: 'required' })),
    });
  await savePetitionFacts(work.tx, contractId, { facts });
  await stateLandlordAddress(work.tx, contractId, facts.landlord.address);
  const rent = (await findLeaseRents(work.tx, [contractId])).get(contractId);
  const book = rent && (await findBookOfLease(work.tx, rent));
  if (book) await remindLease(work, { book, leaseId: contractId });
}
