import type { Tx } from '../../../platform/db/tx.ts';
import type { Invoice } from '../store.ts';
import { changeFees, settle, type FeeChange, type Settled } from './store.ts';

/**
 * Saves what payments and credit notes leave of these invoices, and changes of their fees. No invoice is ever paid
 * more than its total and its fees: fees rise before that is saved, and fall after it. Returns those that changed.
 */
export async function settleInvoices(
  tx: Tx,
  known: readonly Invoice[],
  { settled, feeChanges }: { settled: readonly Settled[]; feeChanges: readonly FeeChange[] },
): Promise<Settled[]> {
  const before = new Map(known.map((invoice) => [invoice.id, invoice]));
  const changed = settled.filter((one) => !isSame(one, before.get(one.id)!));
  const isRise = ({ fees }: FeeChange) => fees > 0n;
  for (const change of feeChanges.filter(isRise)) await changeFees(tx, change);
  await settle(tx, changed);
  for (const change of feeChanges) if (!isRise(change)) await changeFees(tx, change);
  return changed;
}

const isSame = (settled: Settled, known: Settled): boolean =>
  settled.paid === known.paid &&
  settled.surplus === known.surplus &&
  settled.credited === known.credited &&
  settled.creditedOn === known.creditedOn &&
  settled.settledOn === known.settledOn;
