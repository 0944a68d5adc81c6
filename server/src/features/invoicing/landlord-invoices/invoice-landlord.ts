import { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoicing/errors';
import { kroner } from '@husvaer/domain/kernel/kroner';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { tidyLine } from '@husvaer/domain/kernel/text';

import { findBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents, getLease, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { lockBilling } from '../billing/store.ts';
import { issueInvoices } from '../invoices/issue.ts';
import type { InvoiceLine } from '../invoices/store.ts';
import { isWriting, seeInvoice } from '../use-cases/take-invoice.ts';
import { noteCredited } from './store.ts';

const LINES_MAX = 20;

const amount = kroner(z.number().positive());
const text = (maximum: number) =>
  z.string().max(1000).transform(tidyLine).pipe(z.string().min(1).max(maximum));

export const landlordInvoice = z.object({
  contractId: z.uuid(),
  lines: z
    .array(z.object({ name: text(100), amount }))
    .min(1)
    .max(LINES_MAX),
});
export const landlordCredit = z.object({
  invoiceId: z.uuid(),
  /** All that is not credited yet, without one. */
  amount: amount.nullish(),
  reason: text(500),
});

/**
 * Invoices a lease's landlord for what was done for them: the next payout keeps it back. Throws
 * `invoicing.not_found` for whoever does not write the lease's papers, and `invoicing.no_books`. Its id.
 */
export async function invoiceLandlord(
  work: Work,
  { contractId, lines }: z.output<typeof landlordInvoice>,
): Promise<string> {
  const { book, rent } = await takeBilled(work, contractId);
  const [issued] = await issueInvoices(work, book, [
    {
      rent,
      kind: 'landlord',
      dueOn: work.clock.today().toString(),
      lines: lines.map(({ name, amount: costs }) => expense(name, costs)),
    },
  ]);
  await tellPayouts(work, contractId);
  return issued!.id;
}

/** Takes an invoice to a landlord back, or a part of it: the next payout gives it. The credit note's id. */
export async function creditLandlord(
  work: Work,
  { invoiceId, amount: said, reason }: z.output<typeof landlordCredit>,
): Promise<string> {
  const { lease } = await seeInvoice(work, invoiceId);
  const { book, rent } = await takeBilled(work, lease.id);
  const { invoice } = await seeInvoice(work, invoiceId);
  // What is to be paid is taken back by the payout that has more.
  if (invoice.kind !== 'landlord' || invoice.isFinalSettlement) throw invoicingErrors.not_found();
  const left = invoice.total - invoice.credited;
  if (left <= 0n) throw invoicingErrors.already_settled();
  const credited = said ?? left;
  if (credited > left) throw invoicingErrors.too_much({ maximum: oreToKroner(left) });
  const today = work.clock.today().toString();
  const [note] = await issueInvoices(work, book, [
    {
      rent,
      kind: 'landlord_credit_note',
      dueOn: today,
      lines: [expense(reason, credited)],
      credits: { id: invoice.id, account: invoice.account },
      reason,
    },
  ]);
  await noteCredited(work.tx, invoice.id, { credited: invoice.credited + credited, on: today });
  await tellPayouts(work, lease.id);
  return note!.id;
}

/** A lease that is invoiced here, locked, for whoever writes its papers. */
async function takeBilled(work: Work, leaseId: string): Promise<{ book: Book; rent: LeaseRent }> {
  const lease = await getLease(work, leaseId);
  if (!isWriting(lease)) throw invoicingErrors.not_found();
  const [billing] = await lockBilling(work.tx, [leaseId]);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  const [book] = billing ? await findBooks(work.tx, [billing.bookId]) : [];
  if (!rent || !book) throw invoicingErrors.no_books();
  return { book, rent };
}

const tellPayouts = (work: Work, leaseId: string): Promise<void> =>
  work.emit({ name: 'invoicing.landlord_invoiced', payload: { leaseId } });

const expense = (name: string, costs: bigint): InvoiceLine => ({
  kind: 'expense',
  name,
  amount: costs,
  ...{ cost: null, from: null, to: null, monthly: null },
});
