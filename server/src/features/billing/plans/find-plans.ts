import type { ReadTx } from '../../../platform/db/tx.ts';
import { findChanges } from '../coming/store.ts';
import type { Plan } from './plan.ts';
import { findCharges } from '../store.ts';

/** The charges and changes of the coming invoices of each of these leases. */
export async function findPlans(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, Plan>> {
  const charges = Map.groupBy(await findCharges(tx, leaseIds), ({ leaseId }) => leaseId);
  const changes = Map.groupBy(await findChanges(tx, leaseIds), ({ leaseId }) => leaseId);
  return new Map(
    leaseIds.map((id) => [id, { charges: charges.get(id) ?? [], changes: changes.get(id) ?? [] }]),
  );
}

export const findPlan = async (tx: ReadTx, leaseId: string): Promise<Plan> =>
  (await findPlans(tx, [leaseId])).get(leaseId)!;
