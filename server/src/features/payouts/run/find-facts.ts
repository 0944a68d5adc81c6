import type { RentClaim } from '@husvaer/domain/payouts/claims';
import type { PayoutFacts } from '@husvaer/domain/payouts/statement';

import { findRentOwed, type OwedToLandlords, type RentOwed } from '../../payments/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findLinesOf, type PayoutLine } from '../records/lines/store.ts';
import { findPayoutsOf, type Payout } from '../store.ts';

/** All data that a lease's payouts are calculated from. */
export interface LeasePayouts {
  rent: LeaseRent;
  rents: readonly RentOwed[];
  /** What tenants paid the landlord directly; øre. */
  direct: bigint;
  /** What the landlord paid of final settlements through the bank. */
  fromLandlord: OwedToLandlords['fromLandlords'];
  /**
   * Value added tax of what the landlord was invoiced for, by invoice, and below zero by credit note; øre.
   */
  invoicedVat: ReadonlyMap<string, bigint>;
  facts: PayoutFacts;
}

/**
 * The data that the payouts of these leases are calculated from. Only leases that all parties have signed.
 */
export async function findPayoutFacts(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeasePayouts>> {
  const leases = await findLeaseRents(tx, leaseIds);
  const all = await findRentOwed(tx, leaseIds);
  const rents = Map.groupBy(all.rents, ({ leaseId }) => leaseId);
  const landlords = Map.groupBy(all.landlords, ({ leaseId }) => leaseId);
  const settlements = Map.groupBy(all.finalSettlements, ({ leaseId }) => leaseId);
  const fromLandlords = Map.groupBy(all.fromLandlords, ({ leaseId }) => leaseId);
  const lines = Map.groupBy(await findLinesOf(tx, { leaseIds }), ({ leaseId }) => leaseId);
  const payouts = Map.groupBy(await findPayoutsOf(tx, leaseIds), ({ leaseId }) => leaseId);
  const bookIds = [...payouts.values()].flatMap(([first]) => first?.bookId ?? []);
  const books = await findBooks(tx, [...new Set(bookIds)]);
  const inVat = new Set(books.filter(({ isInVat }) => isInVat).map(({ id }) => id));
  return new Map(
    [...leases].map(([leaseId, rent]) => {
      const own = payouts.get(leaseId) ?? [];
      const known = payoutFactsOf(rent, {
        owed: {
          rents: rents.get(leaseId) ?? [],
          landlords: landlords.get(leaseId) ?? [],
          finalSettlements: settlements.get(leaseId) ?? [],
          fromLandlords: fromLandlords.get(leaseId) ?? [],
          direct: all.direct,
        },
        lines: lines.get(leaseId) ?? [],
        payouts: own,
        hasVat: own.some(({ bookId }) => inVat.has(bookId)),
      });
      return [leaseId, known] as const;
    }),
  );
}

/** Gathers the data that a lease's payouts are calculated from. */
export function payoutFactsOf(
  rent: LeaseRent,
  {
    owed,
    lines,
    payouts,
    hasVat,
  }: {
    owed: OwedToLandlords;
    lines: readonly PayoutLine[];
    payouts: readonly Payout[];
    hasVat: boolean;
  },
): LeasePayouts {
  const { brokering, management, addons, guaranteeMonths } = rent.assignment;
  const { rents, landlords, finalSettlements, fromLandlords: fromLandlord } = owed;
  return {
    rent,
    rents,
    fromLandlord,
    direct: owed.direct.get(rent.leaseId) ?? 0n,
    invoicedVat: new Map(
      landlords.map(({ id, kind, vat }) => [id, kind === 'landlord' ? vat : -vat]),
    ),
    facts: {
      terms: {
        endsOn: rent.endsOn,
        firstRent: rent.rents[0]?.amount ?? 0n,
        brokering: rent.brokeringConsentedAt ? brokering : null,
        management,
        addons,
        hasVat,
        guaranteeMonths,
      },
      claims: rents.map(claimOf),
      landlordInvoices: landlords.map(({ id, kind, total }) => ({
        id,
        amount: kind === 'landlord' ? total : -total,
      })),
      finalSettlements,
      earlier: lines,
      givenUp: payouts
        .filter(({ isGivenUp }) => isGivenUp)
        .map(({ id, amount }) => ({ payoutId: id, amount })),
    },
  };
}

const claimOf = ({ parts, ...claim }: RentOwed): RentClaim => ({
  ...claim,
  parts: parts.map(({ paidOn, amount, source }) => ({
    paidOn,
    amount,
    isDirect: source === 'direct',
  })),
});
