import { insuranceFee } from '@husvaer/domain/deposits/insurance';
import type { PartyFacts } from '@husvaer/domain/accounts/profile';

import { findContractingParties, findPostalAddresses } from '../../accounts/public.ts';
import { findDocuments } from '../../files/public.ts';
import { findBook } from '../../ledger/public.ts';
import { findListing } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { additionsOf } from './additions/use-cases/get-contract-additions.ts';
import type { Property } from '../../properties/public.ts';
import { depositSettingsOf, findPartyFacts, rentOf, type LeaseView } from '../../leases/public.ts';
import type {
  AboutLease,
  Addition,
  Agency,
  AssignmentFacts,
  ContractFacts,
  Insurance,
  LeaseParty,
  HomeKind,
} from './contract.ts';

/** The facts of a lease's contract. */
export async function contractFacts(
  work: ReadWork,
  lease: LeaseView,
  language: 'en' | 'no',
): Promise<ContractFacts> {
  const { ownContractId, rentCollection, property } = lease;
  const isCollected = property.partnerId !== null || rentCollection === 'collected';
  const book = isCollected ? await findBook(work.tx, property.partnerId) : undefined;
  const [ownContract] = ownContractId ? await findDocuments(work.tx, [ownContractId]) : [];
  return {
    ...lease,
    number: numberOf(lease),
    address: addressOf(lease.property),
    ...(await partiesOf(work, lease)),
    insurance: await insuranceOf(work, lease),
    what: await whatOf(work, lease),
    agency: await agencyOf(work, lease),
    isInvoiced: book !== undefined,
    clientAccount:
      book && !book.isAccountRefused ? { account: book.clientAccount, owner: book.name } : null,
    // The landlord's own contract needs no additions.
    additions: ownContract ? [] : await additionsOf(work, lease, { kind: 'lease', language }),
    ownContract: ownContract?.title ?? null,
  };
}

/** The facts of a lease's assignment; null when the landlord lets without an agency. */
export async function assignmentFacts(
  work: ReadWork,
  lease: LeaseView,
  additions: readonly Addition[],
): Promise<AssignmentFacts | null> {
  const agency = await agencyOf(work, lease);
  if (!agency) return null;
  const { landlordId } = lease.property;
  const known = await findContractingParties(work.tx, [landlordId]);
  return {
    ...lease.assignment,
    number: String(lease.property.serial),
    address: addressOf(lease.property),
    landlord: (await partiesOf(work, lease)).landlord,
    agency,
    additions,
    monthlyRent: rentOf(lease),
    landlordNumber: known.get(landlordId)?.identificationHint ?? null,
  };
}

/** The lease that a letter or an amendment is about, as in its documents. */
export const aboutLease = async (work: ReadWork, lease: LeaseView): Promise<AboutLease> => ({
  number: numberOf(lease),
  address: addressOf(lease.property),
  roomName: lease.roomName,
  landlord: partyOf(lease.landlord),
  letting: await lettingOf(work, lease),
  tenants: lease.tenants.map(({ name }) => ({ name })),
});

async function lettingOf(
  { tx }: ReadWork,
  { agent, landlord, partner, property: { landlordId } }: LeaseView,
): Promise<AboutLease['letting']> {
  if (partner && agent)
    return { name: partner.name, address: partner.streetAddress ?? null, email: agent.email };
  const addresses = await findPostalAddresses(tx, [landlordId]);
  return {
    ...partyOf(landlord),
    address: addresses.get(landlordId) ?? null,
    email: landlord?.email ?? '',
  };
}

/** `12-3`: the numbers of the property and the lease. */
const numberOf = ({ property, serial }: LeaseView): string => `${property.serial}-${serial}`;

const partyOf = (person: LeaseView['landlord']) => ({ name: person?.name ?? '' });

async function partiesOf(
  { tx }: ReadWork,
  lease: LeaseView,
): Promise<{ landlord: LeaseParty; tenants: LeaseParty[] }> {
  const { landlord, tenants } = lease;
  const facts = await findPartyFacts(tx, lease);
  const stated = (name: string, { birthDate, orgNumber, postalAddress }: PartyFacts) => ({
    name,
    birthDate: orgNumber === null ? birthDate : null,
    orgNumber,
    postalAddress,
  });
  return {
    landlord: stated(landlord?.name ?? '', facts.landlord),
    tenants: tenants.map(({ name }, index) => stated(name, facts.tenants[index]!)),
  };
}

async function insuranceOf(
  { tx }: ReadWork,
  { securityType, securityAmount, property }: LeaseView,
): Promise<Insurance | null> {
  if (securityType !== 'deposit_insurance' || securityAmount === null) return null;
  const { insurer, insuranceShare } = await depositSettingsOf(tx, property.partnerId);
  return { insurer, fee: insuranceFee(securityAmount, insuranceShare) };
}

async function agencyOf(
  { tx }: ReadWork,
  { partner, agent, property }: LeaseView,
): Promise<Agency | null> {
  if (!partner) return null;
  const book = await findBook(tx, property.partnerId);
  return {
    name: partner.name,
    agent: agent?.name ?? '',
    phone: partner.phoneNumber ?? null,
    legal: book ?? null,
    licence: partner.licence ?? null,
  };
}

/**
 * The law's rooms share access with another's home, or are garages and storage rooms; the listing tells
 * which.
 */
export async function whatOf({ tx }: ReadWork, { kind, property }: LeaseView): Promise<HomeKind> {
  if (kind !== 'room') return 'home';
  const listing = property.listingId === null ? null : await findListing(tx, property.listingId);
  const isStorage = listing?.listingType === 'storage_room' || listing?.propertyType === 'parking';
  return isStorage ? 'storage' : 'room';
}

/** In one line: `Markveien 12, H0201, 0554 Oslo`. */
export function addressOf(property: Property): string {
  const { street, streetNumber, apartmentNumber, postalCode, city } = property;
  const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by);
  const place = joined([postalCode, city], ' ');
  return joined([joined([street, streetNumber], ' '), apartmentNumber, place], ', ');
}
