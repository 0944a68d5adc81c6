import type { ReadWork } from '../../../platform/work.ts';
import type { Property } from '../assignments/store.ts';
import type { ContractFacts, DocumentText } from '../contract/contract.ts';
import { EDITION, EDITIONS } from '../contract/editions.ts';
import { getLease } from './get-leases.ts';
import type { LeaseView } from './lease-view.ts';

/** What a lease says as it stands now, for those it is about. Throws `leases.not_found`. */
export async function previewContract(
  work: ReadWork,
  { id, language }: { id: string; language: 'en' | 'no' },
): Promise<DocumentText> {
  return EDITIONS[EDITION][language](factsOf(await getLease(work, id)));
}

const factsOf = (lease: LeaseView): ContractFacts => ({
  ...lease,
  number: `${lease.property.serial}-${lease.serial}`,
  address: addressOf(lease.property),
  landlord: { name: lease.landlord?.name ?? '', email: lease.landlord?.email ?? '' },
  agency: lease.partner ? { name: lease.partner.name, agent: lease.agent?.name ?? '' } : null,
  additions: [],
});

/** On one line: `Markveien 12, H0201, 0554 Oslo`. */
function addressOf(property: Property): string {
  const { street, streetNumber, apartmentNumber, postalCode, city } = property;
  const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by);
  const place = joined([postalCode, city], ' ');
  return joined([joined([street, streetNumber], ' '), apartmentNumber, place], ', ');
}
