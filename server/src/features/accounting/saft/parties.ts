import { findPeople } from '../../accounts/public.ts';
import { findLeaseTotals, type JournalFilter, type LeaseTotals } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { ReadApart } from '../../../platform/work.ts';

/** What the tenants of a lease owe, or what its landlord is owed; øre, positive is debit. */
export interface Party {
  /** The lease's number. */
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
  /** The id of a lease's parties. */
  partyOf: Map<string, string>;
}

/** Leases read at a time. */
const AT_ONCE = 500;
/** For an account that is deleted, and a lease without a tenant. */
const NAMELESS = 'Slettet';

/** SAF-T has 35 characters for an id: one without its hyphens. */
export const shortened = (id: string): string => id.replaceAll('-', '');

/**
 * The parties of each lease, with their balances over a period: its tenants as one customer, its landlord as a
 * supplier. Both have the lease's number, so that each opening balance is the closing balance of the period
 * before, also after the home was sold. The names are those of today.
 */
export async function findParties({ tx }: ReadApart, filter: JournalFilter): Promise<Parties> {
  const owed = await findLeaseTotals(tx, { ...filter, account: 'tenant_receivable' });
  const payable = await findLeaseTotals(tx, { ...filter, account: 'landlord_payable' });
  const [debts, credits] = [byLease(owed), byLease(payable)];
  const leaseIds = [...new Set([...debts.keys(), ...credits.keys()])];
  const customers: Party[] = [];
  const suppliers: Party[] = [];
  const partyOf = new Map<string, string>();
  for (let start = 0; start < leaseIds.length; start += AT_ONCE) {
    const some = leaseIds.slice(start, start + AT_ONCE);
    const rents = await findLeaseRents(tx, some);
    const landlords = [...new Set([...rents.values()].map(({ property }) => property.landlordId))];
    const names = new Map((await findPeople(tx, landlords)).map(({ id, name }) => [id, name]));
    for (const leaseId of some) {
      const rent = rents.get(leaseId);
      const id = rent?.number ?? shortened(leaseId);
      partyOf.set(leaseId, id);
      const [debt, credit] = [debts.get(leaseId), credits.get(leaseId)];
      if (debt) {
        const name = rent?.tenants.map((tenant) => tenant.name).join(', ') || NAMELESS;
        customers.push({ id, name, home: rent ? homeOf(rent.property) : null, ...debt });
      }
      if (credit) {
        const name = names.get(rent?.property.landlordId ?? '') ?? NAMELESS;
        suppliers.push({ id, name, home: null, ...credit });
      }
    }
  }
  return { customers, suppliers, partyOf };
}

const byLease = (totals: readonly LeaseTotals[]) =>
  new Map(totals.map(({ leaseId, opening, closing }) => [leaseId, { opening, closing }]));

const homeOf = ({
  street,
  streetNumber,
  postalCode,
  city,
}: LeaseRent['property']): Party['home'] => ({
  street: [street, streetNumber].filter(Boolean).join(' '),
  postalCode,
  city,
});
