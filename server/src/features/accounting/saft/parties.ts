import { findPeople } from '../../accounts/public.ts';
import { findLeaseTotals, type JournalFilter, type LeaseTotals } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';

/** A tenant's or landlord's part of the books; øre, positive is debit. */
export interface Party {
  id: string;
  name: string;
  /** The home that a tenant rents; null for a landlord. */
  home: { street: string; postalCode: string | null; city: string } | null;
  opening: bigint;
  closing: bigint;
}

export interface Parties {
  customers: Party[];
  suppliers: Party[];
  /** By lease. */
  customerOf: Map<string, string>;
  supplierOf: Map<string, string>;
}

/** Leases read at a time. */
const AT_ONCE = 500;
/** For an account that is deleted, and a lease without a tenant. */
const NAMELESS = 'Slettet';

/** SAF-T has 35 characters for an id: one without its hyphens. */
const shortened = (id: string): string => id.replaceAll('-', '');

/**
 * The tenants of each lease, as one customer with the lease's number, and the landlords, as suppliers, with
 * their balances over a period.
 */
export async function findParties({ tx }: ReadWork, filter: JournalFilter): Promise<Parties> {
  const owed = await findLeaseTotals(tx, { ...filter, account: 'tenant_receivable' });
  const payable = await findLeaseTotals(tx, { ...filter, account: 'landlord_payable' });
  const [debts, credits] = [byLease(owed), byLease(payable)];
  const leaseIds = [...new Set([...debts.keys(), ...credits.keys()])];
  const customers: Party[] = [];
  const suppliers = new Map<string, Party>();
  const [customerOf, supplierOf] = [new Map<string, string>(), new Map<string, string>()];
  for (let start = 0; start < leaseIds.length; start += AT_ONCE) {
    const some = leaseIds.slice(start, start + AT_ONCE);
    const rents = await findLeaseRents(tx, some);
    const landlords = [...new Set([...rents.values()].map(({ property }) => property.landlordId))];
    const names = new Map((await findPeople(tx, landlords)).map(({ id, name }) => [id, name]));
    for (const leaseId of some) {
      const rent = rents.get(leaseId);
      const debt = debts.get(leaseId);
      const credit = credits.get(leaseId);
      if (debt) {
        const id = rent?.number ?? shortened(leaseId);
        customerOf.set(leaseId, id);
        const name = rent?.tenants.map((tenant) => tenant.name).join(', ') || NAMELESS;
        customers.push({ id, name, home: rent ? homeOf(rent.property) : null, ...debt });
      }
      if (credit) {
        const landlordId = rent?.property.landlordId ?? leaseId;
        const id = shortened(landlordId);
        supplierOf.set(leaseId, id);
        const known = suppliers.get(id);
        if (known) {
          known.opening += credit.opening;
          known.closing += credit.closing;
        } else
          suppliers.set(id, {
            ...{ id, name: names.get(landlordId) ?? NAMELESS, home: null },
            ...credit,
          });
      }
    }
  }
  return { customers, suppliers: [...suppliers.values()], customerOf, supplierOf };
}

const byLease = (totals: readonly LeaseTotals[]) =>
  new Map(totals.map(({ leaseId, opening, closing }) => [leaseId, { opening, closing }]));

const homeOf = ({
  street,
  streetNumber,
  postalCode,
  city,
}: LeaseRent['property']): Party['home'] => ({
  ...{ street: [street, streetNumber].filter(Boolean).join(' '), postalCode, city },
});
