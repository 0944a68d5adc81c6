import type { RentClaim } from '@husvaer/domain/payouts/claims';
import type { PayoutFacts } from '@husvaer/domain/payouts/statement';

import { findRentOwed, type RentOwed } from '../../invoicing/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findLinesOf, findPayoutsOf } from '../store.ts';

/** All that a lease's payouts are worked out from. */
export interface LeasePayouts {
  rent: LeaseRent;
  rents: readonly RentOwed[];
  /** What the landlord had directly; øre. */
  direct: bigint;
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
  const lines = Map.groupBy(await findLinesOf(tx, { leaseIds }), ({ leaseId }) => leaseId);
  const payouts = Map.groupBy(await findPayoutsOf(tx, leaseIds), ({ leaseId }) => leaseId);
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
        },
        claims: own.map(claimOf),
        landlordInvoices: (landlords.get(leaseId) ?? []).map(({ id, kind, total }) => ({
          id,
          amount: kind === 'landlord' ? total : -total,
        })),
        earlier: lines.get(leaseId) ?? [],
        givenUp: (payouts.get(leaseId) ?? [])
          .filter(({ givenUpAt }) => givenUpAt !== null)
          .map(({ id, amount }) => ({ payoutId: id, amount })),
      };
      const direct = owed.direct.get(leaseId) ?? 0n;
      return [leaseId, { rent, rents: own, direct, facts }] as const;
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
