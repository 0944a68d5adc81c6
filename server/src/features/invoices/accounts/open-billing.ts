import type { Tx } from '../../../platform/db/tx.ts';
import { addBilling, countUp, findBilling, type Billing } from './store.ts';

/**
 * Opens the billing of a locked lease with its number in the book, unless it is open. Returns whether it was opened.
 */
export async function openBilling(tx: Tx, billing: Billing): Promise<boolean> {
  if (await findBilling(tx, billing.leaseId)) return false;
  const { leases: number } = await countUp(tx, billing.bookId, { leases: 1, invoices: 0 });
  await addBilling(tx, billing, number);
  return true;
}
