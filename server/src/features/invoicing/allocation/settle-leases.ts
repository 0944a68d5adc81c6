import { setOwed } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { lockBilling } from '../billing/store.ts';
import { findInvoicesOf, settle, type Invoice, type Settled } from '../invoices/store.ts';
import { findLandlordPayments } from '../final-settlements/store.ts';
import { findParts, findPayments, setParts, type PaymentPart } from '../payments/store.ts';
import { chargesOf, takeBackCharges } from '../late/charges.ts';
import { reviewCases } from '../late/review-cases.ts';
import { findLetters } from '../late/store.ts';
import { settleLease } from './settle-lease.ts';
import { isToBePaid } from './work-out.ts';

/**
 * Works out anew what these leases' payments pay, after an invoice, a credit or a payment came to one
 * of them, and writes down what changed; what a letter charged for an invoice that had been paid before
 * it was sent is taken back. Says `invoicing.changed` of leases whose invoices changed by it,
 * and `invoicing.settled` of invoices that something is owed of no more, or again.
 */
export async function settleLeases(work: Work, leaseIds: readonly string[]): Promise<void> {
  const { tx } = work;
  const ids = [...new Set(leaseIds)];
  await lockBilling(tx, ids);
  const all = await findInvoicesOf(tx, ids);
  const invoices = Map.groupBy(all, ({ leaseId }) => leaseId);
  const payments = Map.groupBy(await findPayments(tx, ids), ({ leaseId }) => leaseId);
  const before = Map.groupBy(await findParts(tx, ids), ({ leaseId }) => leaseId);
  const ended = all.filter(isToBePaid).map(({ leaseId }) => leaseId);
  const byLandlord = Map.groupBy(await findLandlordPayments(tx, ended), ({ leaseId }) => leaseId);
  const letters = Map.groupBy(await findLetters(tx, { leaseIds: ids }), ({ leaseId }) => leaseId);
  const leases = ids.map((leaseId) =>
    settleLease({
      leaseId,
      invoices: invoices.get(leaseId) ?? [],
      payments: payments.get(leaseId) ?? [],
      landlordPayments: byLandlord.get(leaseId) ?? [],
      charges: chargesOf(letters.get(leaseId) ?? []),
    }),
  );
  const worked = leases.map((lease) => lease.worked);

  const known = new Map(all.map((invoice) => [invoice.id, invoice]));
  const changed = worked
    .flatMap(({ settled }) => settled)
    .filter((settled) => !isSame(settled, known.get(settled.id)!));
  const moved = new Set(
    ids.filter((id, index) => !areSame(before.get(id) ?? [], worked[index]!.parts)),
  );
  await settle(tx, changed);
  // After what is paid was written: no invoice is ever paid more than it asks for.
  await takeBackCharges(
    work,
    leases.flatMap(({ unjust }) => unjust),
  );
  await setParts(
    tx,
    [...moved],
    worked.flatMap(({ parts }, index) => (moved.has(ids[index]!) ? parts : [])),
  );
  await setOwed(
    tx,
    worked.map(({ surplus }) => surplus),
    worked.flatMap(({ owed }) => owed),
  );
  if (changed.length > 0)
    await work.emit({
      name: 'invoicing.changed',
      payload: { leaseIds: [...new Set(changed.map(({ id }) => known.get(id)!.leaseId))] },
    });
  const turned = changed.filter(
    ({ id, settledOn }) => (settledOn === null) !== (known.get(id)!.settledOn === null),
  );
  if (turned.length > 0)
    await work.emit({
      name: 'invoicing.settled',
      payload: { invoiceIds: turned.map(({ id }) => id) },
    });
  await reviewCases(work, ids);
}

const isSame = (settled: Settled, known: Invoice): boolean =>
  settled.paid === known.paid &&
  settled.surplus === known.surplus &&
  settled.credited === known.credited &&
  settled.creditedOn === known.creditedOn &&
  settled.settledOn === known.settledOn;

const areSame = (a: readonly PaymentPart[], b: readonly PaymentPart[]): boolean =>
  a.length === b.length && printOf(a) === printOf(b);

const printOf = (parts: readonly PaymentPart[]): string =>
  parts
    .map(({ paymentId, invoiceId, amount }) => `${paymentId} ${invoiceId} ${amount}`)
    .sort()
    .join('\n');
