import { recordOwed } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  lockBilling,
  findInvoicesOf,
  settleInvoices,
  type FeeChange,
  type Invoice,
  isToBePaid,
} from '../../invoices/public.ts';
import { findLandlordPayments } from '../landlord-payments/store.ts';
import { findParts, findPayments, setParts, type PaymentPart } from '../store.ts';
import { computeAllocation } from './compute-allocation.ts';

/** Leases that one event names. */
const AT_ONCE = 500;

/**
 * Recalculates what these leases' payments pay, after a new invoice, credit note or payment, or after a
 * change of fees, and records what changed. Emits:
 * - `payments.invoices_changed`: leases whose invoices changed;
 * - `payments.invoices_settled`: invoices that became paid, or no longer are;
 * - `payments.allocated`: all of these leases.
 */
export async function settleLeases(
  work: Work,
  leaseIds: readonly string[],
  feeChanges: readonly FeeChange[] = [],
): Promise<void> {
  const { tx } = work;
  const ids = [...new Set(leaseIds)];
  await lockBilling(tx, ids);
  const all = withFees(await findInvoicesOf(tx, ids), feeChanges);
  const invoices = Map.groupBy(all, ({ leaseId }) => leaseId);
  const payments = Map.groupBy(await findPayments(tx, ids), ({ leaseId }) => leaseId);
  const before = Map.groupBy(await findParts(tx, ids), ({ leaseId }) => leaseId);
  const ended = all.filter(isToBePaid).map(({ leaseId }) => leaseId);
  const byLandlord = Map.groupBy(await findLandlordPayments(tx, ended), ({ leaseId }) => leaseId);
  const worked = ids.map((leaseId) =>
    computeAllocation(
      leaseId,
      invoices.get(leaseId) ?? [],
      payments.get(leaseId) ?? [],
      byLandlord.get(leaseId) ?? [],
    ),
  );

  const known = new Map(all.map((invoice) => [invoice.id, invoice]));
  const moved = new Set(
    ids.filter((id, index) => !areSame(before.get(id) ?? [], worked[index]!.parts)),
  );
  const settled = worked.flatMap((one) => one.settled);
  const changed = await settleInvoices(tx, all, { settled, feeChanges });
  await setParts(
    tx,
    [...moved],
    worked.flatMap(({ parts }, index) => (moved.has(ids[index]!) ? parts : [])),
  );
  await recordOwed(
    tx,
    worked.map(({ surplus }) => surplus),
    worked.flatMap(({ owed }) => owed),
  );
  if (changed.length > 0)
    await work.emit({
      name: 'payments.invoices_changed',
      payload: { leaseIds: [...new Set(changed.map(({ id }) => known.get(id)!.leaseId))] },
    });
  const turned = changed.filter(
    ({ id, settledOn }) => (settledOn === null) !== (known.get(id)!.settledOn === null),
  );
  if (turned.length > 0)
    await work.emit({
      name: 'payments.invoices_settled',
      payload: { invoiceIds: turned.map(({ id }) => id) },
    });
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await work.emit({
      name: 'payments.allocated',
      payload: { leaseIds: ids.slice(start, start + AT_ONCE) },
    });
}

/** Invoices with their new fees. */
const withFees = (invoices: readonly Invoice[], changes: readonly FeeChange[]): Invoice[] =>
  invoices.map((invoice) => {
    const own = changes.filter(({ invoiceId }) => invoiceId === invoice.id);
    return { ...invoice, fees: own.reduce((sum, { fees }) => sum + fees, invoice.fees) };
  });

const areSame = (a: readonly PaymentPart[], b: readonly PaymentPart[]): boolean =>
  a.length === b.length && printOf(a) === printOf(b);

const printOf = (parts: readonly PaymentPart[]): string =>
  parts
    .map(({ paymentId, invoiceId, amount }) => `${paymentId} ${invoiceId} ${amount}`)
    .sort()
    .join('\n');
