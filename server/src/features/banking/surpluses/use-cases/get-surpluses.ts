import type { Named } from '@husvaer/domain/payouts/refund';

import { findPayments, type LeasePayment } from '../../../payments/public.ts';
import { requireBook } from '../../../ledger/public.ts';
import { findLeaseRents, findSurpluses, type LeaseRent } from '../../../leases/public.ts';
import { findRefunds } from '../../../payouts/public.ts';
import type { ReadTx } from '../../../../platform/db/tx.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findPayers } from '../store.ts';

/** The surplus of a lease. */
export interface Surplus {
  rent: LeaseRent;
  /** Null while the lease runs: its next invoice takes the surplus, unless it is refunded. */
  endedOn: string | null;
  /** Øre. */
  surplus: bigint;
  payer: Named;
}

/** An agency's leases with a surplus, the earliest ended first, and those without a last day after them. Throws `ledger.not_found`. */
export async function getSurpluses(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null; limit: number; skip: number },
): Promise<{ data: Surplus[]; total: number }> {
  await requireBook(work, partnerId, 'see');
  const { surpluses, total } = await findSurpluses(work.tx, partnerId, page);
  return { data: await viewSurpluses(work, surpluses), total };
}

/** The surpluses of these leases in øre, with the receiver of each, in the same order. */
export async function viewSurpluses(
  { tx, clock }: ReadWork,
  surpluses: readonly { leaseId: string; surplus: bigint }[],
): Promise<Surplus[]> {
  const leaseIds = surpluses.map(({ leaseId }) => leaseId);
  const rents = await findLeaseRents(tx, leaseIds);
  const payers = await findLastPayers(tx, leaseIds);
  const today = clock.today().toString();
  return surpluses.flatMap(({ leaseId, surplus }) => {
    const rent = rents.get(leaseId);
    if (!rent) return [];
    const endedOn = rent.endsOn !== null && rent.endsOn < today ? rent.endsOn : null;
    return [{ rent, endedOn, surplus, payer: payerOf(rent, { payers, amount: surplus }) }];
  });
}

/** What a payer has paid of a lease through the bank, less what came back. */
interface Payer extends Named {
  /** Øre. */
  paid: bigint;
}

/**
 * The receiver of a lease's surplus, unless an agent chooses another: the last payer who paid as much as goes
 * back. A krone that somebody else pays last does not make the rest theirs.
 */
export function payerOf(
  rent: LeaseRent,
  { payers, amount }: { payers: ReadonlyMap<string, readonly Payer[]>; amount: bigint },
): Named {
  const payer = payers.get(rent.leaseId)?.find(({ paid }) => paid >= amount);
  return { account: payer?.account ?? null, name: payer?.name ?? rent.tenants[0]?.name ?? null };
}

/** The payers of each of these leases according to the bank, the last first. */
export async function findLastPayers(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, Payer[]>> {
  const payments = (await findPayments(tx, leaseIds)).filter(
    ({ source }) => source === 'bank' || source === 'refund',
  );
  // A refund has the id of the payment that it took from the surplus.
  const refunds = new Map(
    (
      await findRefunds(
        tx,
        payments.map(({ takesBackId, id }) => takesBackId ?? id),
      )
    ).map((refund) => [refund.id, refund]),
  );
  const lineOf = ({ id, bankLineId }: LeasePayment) => bankLineId ?? id;
  const named = await findPayers(tx, payments.map(lineOf));
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const payers = new Map<string, Map<string | null, Payer>>();
  for (const payment of payments) {
    const { leaseId, amount, takesBackId } = payment;
    const origin = byId.get(takesBackId ?? '') ?? payment;
    const payer = refunds.get(origin.id) ?? named.get(lineOf(origin));
    if (!payer) continue;
    const ofLease = payers.get(leaseId) ?? new Map<string | null, Payer>();
    const later = ofLease.get(payer.account);
    const { account, name } = later ?? payer;
    ofLease.set(payer.account, { account, name, paid: (later?.paid ?? 0n) + amount });
    payers.set(leaseId, ofLease);
  }
  return new Map([...payers].map(([leaseId, all]) => [leaseId, [...all.values()]]));
}
