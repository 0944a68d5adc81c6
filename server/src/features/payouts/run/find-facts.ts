import type { RentClaim } from '@husvaer/domain/payouts/claims';
import type { PayoutFacts } from '@husvaer/domain/payouts/statement';

import { findRentOwed, type OwedToLandlords, type RentOwed } from '../../invoicing/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findLinesOf, findPayoutsOf } from '../store.ts';

/** All that a lease's payouts are worked out from. */
export interface LeasePayouts {
  rent: LeaseRent;
  rents: readonly RentOwed[];
  /** What the landlord had directly; øre. */
  direct: bigint;
  /** What they paid of final settlements by way of the bank. */
  fromLandlord: OwedToLandlords['fromLandlords'];
  /** Value added tax of what they were invoiced for, by invoice, below zero by credit note; øre. */
  invoicedVat: ReadonlyMap<string, bigint>;
  facts: PayoutFacts;
}

/** What the payouts of these leases are worked out from, those that all have signed. */
export async function findPayoutFacts(
  tx: ReadTx,
  leaseIds: readonly string[],
  { guaranteeMonths }: { guaranteeMonths: number },
): Promise<Map<string, LeasePayouts>> {
  const leases = await findLeaseRents(tx, leaseIds);
  const owed = await findRentOwed(tx, leaseIds);
  const rents = Map.groupBy(owed.rents, ({ leaseId }) => leaseId);
  const landlords = Map.groupBy(owed.landlords, ({ leaseId }) => leaseId);
  const settlements = Map.groupBy(owed.finalSettlements, ({ leaseId }) => leaseId);
  const fromLandlords = Map.groupBy(owed.fromLandlords, ({ leaseId }) => leaseId);
  const lines = Map.groupBy(await findLinesOf(tx, { leaseIds }), ({ leaseId }) => leaseId);
  const payouts = Map.groupBy(await findPayoutsOf(tx, leaseIds), ({ leaseId }) => leaseId);
  const bookIds = [...payouts.values()].flatMap(([first]) => first?.bookId ?? []);
  const books = await findBooks(tx, [...new Set(bookIds)]);
  const inVat = new Set(books.filter(({ isInVat }) => isInVat).map(({ id }) => id));
  return new Map(
    [...leases].map(([leaseId, rent]) => {
      const { brokering, management, addons, hasPayoutGuarantee } = rent.assignment;
      const own = rents.get(leaseId) ?? [];
      const facts: PayoutFacts = {
        terms: {
          endsOn: rent.endsOn,
          firstRent: rent.rents[0]?.amount ?? 0n,
          ...{ brokering, management, addons },
          guaranteeMonths: hasPayoutGuarantee ? guaranteeMonths : null,
          hasVat: (payouts.get(leaseId) ?? []).some(({ bookId }) => inVat.has(bookId)),
        },
        claims: own.map(claimOf),
        landlordInvoices: (landlords.get(leaseId) ?? []).map(({ id, kind, total }) => ({
          id,
          amount: kind === 'landlord' ? total : -total,
        })),
        finalSettlements: settlements.get(leaseId) ?? [],
        earlier: lines.get(leaseId) ?? [],
        givenUp: (payouts.get(leaseId) ?? [])
          .filter(({ givenUpAt }) => givenUpAt !== null)
          .map(({ id, amount }) => ({ payoutId: id, amount })),
      };
      const direct = owed.direct.get(leaseId) ?? 0n;
      const fromLandlord = fromLandlords.get(leaseId) ?? [];
      const invoicedVat = new Map(
        (landlords.get(leaseId) ?? []).map(({ id, kind, vat }) => [
          id,
          kind === 'landlord' ? vat : -vat,
        ]),
      );
      return [leaseId, { rent, rents: own, direct, fromLandlord, invoicedVat, facts }] as const;
    }),
  );
}

const claimOf = ({ parts, ...claim }: RentOwed): RentClaim => ({
  ...claim,
  parts: parts.map(({ paidOn, amount, source }) => ({
    paidOn,
    amount,
    isDirect: source === 'direct',
  })),
});
