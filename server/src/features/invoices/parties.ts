import { findPeople, findReachable } from '../accounts/public.ts';
import type { Book } from '../ledger/public.ts';
import type { LeaseRent } from '../leases/public.ts';
import type { ReadTx } from '../../platform/db/tx.ts';
import type { Parties } from './store.ts';

/** The parties of invoices for these leases, and the languages of the main tenant and the landlord. */
export async function findParties(
  tx: ReadTx,
  book: Book,
  rents: readonly LeaseRent[],
  today: string,
): Promise<Map<string, Parties & Record<'language' | 'landlordLanguage', 'en' | 'no'>>> {
  const landlords = new Map(
    (await findPeople(tx, distinct(rents.map(({ property }) => property.landlordId)))).map(
      (person) => [person.id, person.name],
    ),
  );
  const reachable = await findReachable(
    tx,
    distinct(
      rents.flatMap(({ tenants, property }) => [
        property.landlordId,
        ...(tenants[0]?.accountId ? [tenants[0].accountId] : []),
      ]),
    ),
  );
  const { name, orgNumber, address, email, isInVat, isInBusiness } = book;
  return new Map(
    rents.map(({ leaseId, number, property, tenants }) => [
      leaseId,
      {
        language: reachable.get(tenants[0]?.accountId ?? '')?.language ?? 'no',
        landlordLanguage: reachable.get(property.landlordId)?.language ?? 'no',
        seller: { name, orgNumber, address, email },
        registers: { isInVat, isInBusiness },
        landlord: { name: landlords.get(property.landlordId) ?? '' },
        tenants: tenants
          .filter(({ leftOn }) => leftOn === null || leftOn >= today)
          .map(({ accountId, name: tenant, email: to }) => ({
            accountId,
            name: tenant,
            email: to,
          })),
        home: { name: property.name, address: addressOf(property) },
        lease: number,
      },
    ]),
  );
}

/** An address on one line: `Markveien 12, H0201, 0554 Oslo`. */
export function addressOf({
  street,
  streetNumber,
  postalCode,
  city,
  apartmentNumber,
}: LeaseRent['property']) {
  const line = [street, streetNumber].filter(Boolean).join(' ');
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [line, apartmentNumber, place].filter(Boolean).join(', ');
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
