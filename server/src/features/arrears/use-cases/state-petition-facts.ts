import { z } from 'zod';

import {
  missingFacts,
  petitionFacts,
  type PetitionFacts,
  type PetitionParty,
} from '@husvaer/domain/arrears/petition';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { findContractingParties } from '../../accounts/public.ts';
import { findLeaseRents, type LeaseView } from '../../leases/public.ts';
import { findSignedLease, findSignersOf } from '../../lease-documents/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Work } from '../../../platform/work.ts';
import { findBookOfLease } from '../../billing/public.ts';
import { setStatedAddress, addressOf } from '../../invoices/public.ts';
import { isCorrected } from '../claims/late-facts.ts';
import { remindLease } from '../reminders/remind.ts';
import { findPetitionFacts, savePetitionFacts } from '../case-records/store.ts';
import type { RentLetter } from '../store.ts';
import { loadCaseForUpdate } from './load-case-for-update.ts';

/** A party of a petition with what is known of it; no address or identity where none is. */
export interface KnownParty extends Omit<PetitionParty, 'address'> {
  name: string;
  email: string;
  address: string | null;
}

/** What a petition says and no agreement does, as far as it is known. */
export interface Petition {
  /** By the names of the fields of {@link PetitionFacts}. */
  missing: string[];
  landlord: KnownParty;
  tenants: KnownParty[];
  leaseSignedOn: string | null;
  /** The signed lease, which goes along as a file of its own; null of one that was not signed here. */
  leaseFileId: string | null;
  isSignedHere: boolean;
  /** The facts were corrected after it was made, and a new one waits: an objection or a payment plan stands. */
  isWaiting: boolean;
}

/** What is known for a lease's petition, of its case's letters so far: what was stated, else what signatures and the landlord's profile say, and the home as the tenants' address. */
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
      ...{ name: landlord?.name ?? '', email: landlordEmail },
      ...{ orgNumber: known?.orgNumber ?? null, address: known?.postalAddress ?? null },
      birthDate: bornOn('landlord', landlordEmail),
      ...facts?.landlord,
    },
    tenants: tenants.map(({ name, email }) => ({
      ...{ name, email, address: addressOf(property), orgNumber: null },
      birthDate: bornOn('tenant', email),
      ...facts?.tenants.find((tenant) => tenant.email === email),
    })),
    leaseSignedOn: facts?.leaseSignedOn ?? null,
    leaseFileId: signed?.documentId ?? null,
    isSignedHere: signed !== undefined,
    isWaiting: isCorrected(letters, facts),
  };
}

const withLease = z.looseObject({ contractId: uuid });

/**
 * States what a lease's petition says and no agreement does, and has the petition made where it waited for
 * that alone, or made again where it said otherwise: at once, or when no objection or payment plan stands any more. Throws `request.invalid` with each field that is wrong or missing.
 */
export async function statePetitionFacts(
  work: Work,
  { said, at }: { said: unknown; at: string },
): Promise<void> {
  const { contractId, ...rest } = parseInput(withLease, said, at);
  const { lease } = await loadCaseForUpdate(work, contractId);
  const facts: PetitionFacts = parseInput(petitionFacts(lease.today), rest, at);
  const isSignedHere = (await findSignedLease(work.tx, contractId)) !== undefined;
  const missing = missingFacts(facts, { tenants: lease.tenants, isSignedHere });
  if (missing.length > 0)
    throw requestErrors.invalid({
      fields: missing.map((field) => ({ path: `${at}.${field}`, reason: 'required' })),
    });
  await savePetitionFacts(work.tx, contractId, { facts });
  await setStatedAddress(work.tx, contractId, facts.landlord.address);
  const rent = (await findLeaseRents(work.tx, [contractId])).get(contractId);
  const book = rent && (await findBookOfLease(work.tx, rent));
  if (book) await remindLease(work, { book, leaseId: contractId });
}
