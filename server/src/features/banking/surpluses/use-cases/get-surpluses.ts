import type { Named } from '@husvaer/domain/payouts/refund';

import { findPayments } from '../../../payments/public.ts';
import { requireBook } from '../../../ledger/public.ts';
import { findLeaseRents, findSurpluses, type LeaseRent } from '../../../leases/public.ts';
import type { ReadTx } from '../../../../platform/db/tx.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findPayers } from '../store.ts';

/** The surplus of a lease that has ended. */
export interface Surplus {
  rent: LeaseRent;
  /** Øre. */
  surplus: bigint;
  payer: Named;
}

/** An agency's leases that have ended with a surplus, the earliest ended first. Throws `ledger.not_found`. */
export async function getSurpluses(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null; limit: number; skip: number },
): Promise<{ data: Surplus[]; total: number }> {
  const { tx, clock } = work;
  await requireBook(work, partnerId, 'see');
  const today = clock.today().toString();
  const { surpluses, total } = await findSurpluses(tx, { partnerId, today }, page);
  return { data: await viewSurpluses(work, surpluses), total };
}

/** The surpluses of these leases in øre, with the receiver of each, in the same order. */
export async function viewSurpluses(
  { tx }: ReadWork,
  surpluses: readonly { leaseId: string; surplus: bigint }[],
): Promise<Surplus[]> {
  const leaseIds = surpluses.map(({ leaseId }) => leaseId);
  const rents = await findLeaseRents(tx, leaseIds);
  const payers = await findLastPayers(tx, leaseIds);
  return surpluses.flatMap(({ leaseId, surplus }) => {
    const rent = rents.get(leaseId);
    return rent ? [{ rent, surplus, payer: payerOf(rent, payers) }] : [];
  });
}

/** The receiver of a lease's surplus, unless an agent chooses another: the payer of its last payment. */
export const payerOf = (rent: LeaseRent, payers: ReadonlyMap<string, Named>): Named => {
  const payer = payers.get(rent.leaseId);
  return { account: payer?.account ?? null, name: payer?.name ?? rent.tenants[0]?.name ?? null };
};

/** The last payer of each of these leases, according to the bank. */
export async function findLastPayers(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, Named>> {
  const payments = await findPayments(tx, leaseIds);
  const takenBack = new Set(payments.map(({ takesBackId }) => takesBackId));
  const came = payments.filter(
    ({ id, source, amount }) => source === 'bank' && amount > 0n && !takenBack.has(id),
  );
  const last = [...Map.groupBy(came, ({ leaseId }) => leaseId)].map(
    ([leaseId, [latest]]) => [leaseId, latest!.bankLineId ?? latest!.id] as const,
  );
  const payers = await findPayers(
    tx,
    last.map(([, id]) => id),
  );
  return new Map(
    last.flatMap(([leaseId, id]) => {
      const payer = payers.get(id);
      return payer ? [[leaseId, payer] as const] : [];
    }),
  );
}
