import type { Tx } from '../../../platform/db/tx.ts';
import { moveInvoicedDay, type Billing } from './store.ts';

type Moved = Pick<Billing, 'leaseId' | 'invoicedTo' | 'nextDueOn'>;

/** Records that rent was invoiced. A day is invoiced once: throws if it was invoiced further before. */
export async function advanceBilling(tx: Tx, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const count = await moveInvoicedDay(tx, moved, 'forward');
  if (count !== moved.length) throw new Error('A lease was invoiced for later days before.');
}

/**
 * Records what is invoiced next, after another plan or after credits. Only an invoice moves the last invoiced day
 * forward: throws if days would be skipped.
 */
export async function planBilling(tx: Tx, planned: Moved): Promise<void> {
  if ((await moveInvoicedDay(tx, [planned], 'back')) === 0)
    throw new Error(`Lease ${planned.leaseId} was not invoiced up to ${planned.invoicedTo}.`);
}
