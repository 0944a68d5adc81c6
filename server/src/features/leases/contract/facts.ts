import { findDocuments } from '../../files/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { additionsOf } from '../additions/additions.ts';
import type { Property } from '../assignments/store.ts';
import type { LeaseView } from '../use-cases/lease-view.ts';
import type { Addition, AssignmentFacts, ContractFacts } from './contract.ts';

/** What a lease's contract is made of. */
export async function contractFacts(
  work: ReadWork,
  lease: LeaseView,
  language: 'en' | 'no',
): Promise<ContractFacts> {
  const { ownContractId } = lease;
  const [ownContract] = ownContractId ? await findDocuments(work.tx, [ownContractId]) : [];
  return {
    ...lease,
    number: numberOf(lease),
    address: addressOf(lease.property),
    landlord: partyOf(lease.landlord),
    agency: agencyOf(lease),
    // Somebody's own contract says all that they want said.
    additions: ownContract ? [] : await additionsOf(work, lease, { kind: 'lease', language }),
    ownContract: ownContract?.title ?? null,
  };
}

/** What the assignment behind a lease is made of; null where a landlord lets on their own. */
export function assignmentFacts(
  lease: LeaseView,
  additions: readonly Addition[],
): AssignmentFacts | null {
  const agency = agencyOf(lease);
  return (
    agency && {
      ...lease.assignment,
      number: String(lease.property.serial),
      address: addressOf(lease.property),
      landlord: partyOf(lease.landlord),
      agency,
      additions,
    }
  );
}

/** Which lease a letter or an amendment is about, as its papers say it. */
export const aboutLease = (lease: LeaseView) => ({
  number: numberOf(lease),
  address: addressOf(lease.property),
  landlord: partyOf(lease.landlord),
  tenants: lease.tenants.map(({ name }) => ({ name })),
});

/** `12-3`: the property's number and the lease's. */
export const numberOf = ({ property, serial }: LeaseView): string => `${property.serial}-${serial}`;

const partyOf = (person: LeaseView['landlord']) => ({ name: person?.name ?? '' });

const agencyOf = ({ partner, agent }: LeaseView) =>
  partner ? { name: partner.name, agent: agent?.name ?? '' } : null;

/** On one line: `Markveien 12, H0201, 0554 Oslo`. */
export function addressOf(property: Property): string {
  const { street, streetNumber, apartmentNumber, postalCode, city } = property;
  const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by);
  const place = joined([postalCode, city], ' ');
  return joined([joined([street, streetNumber], ' '), apartmentNumber, place], ', ');
}
