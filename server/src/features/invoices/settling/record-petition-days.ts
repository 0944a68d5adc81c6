import type { Tx } from '../../../platform/db/tx.ts';
import { isClaim } from '../kinds.ts';
import { findInvoices } from '../store.ts';
import { setPetitionFrom } from './store.ts';

/**
 * Records from which day on eviction may be petitioned for by each claim's own notice; the lease's other invoices have
 * no such day.
 */
export async function recordPetitionDays(
  tx: Tx,
  leaseId: string,
  noticed: readonly { id: string; petitionFrom: string | null }[],
): Promise<void> {
  const invoices = await findInvoices(
    tx,
    noticed.map(({ id }) => id),
  );
  if (!invoices.every((one) => one.leaseId === leaseId && isClaim(one)))
    throw new Error(`A notice of lease ${leaseId} names what is no claim of it.`);
  await setPetitionFrom(tx, leaseId, noticed);
}
