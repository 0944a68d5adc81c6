import type { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { landlordCredit, landlordInvoice } from '@husvaer/domain/billing/landlord-invoice';
import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import { vatIn, vatOfPart } from '@husvaer/domain/legal/vat';

import { findBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents, getLease, type LeaseRent } from '../../leases/public.ts';
import { expectDrawableFields } from '../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../platform/work.ts';
import {
  lockBilling,
  findInvoicesOf,
  findLines,
  type Invoice,
  type InvoiceLine,
  isWriting,
  seeInvoice,
} from '../../invoices/public.ts';
import { issueInvoices } from '../issuing/issue.ts';
import { noteCredited } from './store.ts';

/**
 * Invoices a lease's landlord for what was done for them: the next payout keeps it back. Throws
 * `invoicing.not_found` for whoever does not write the lease's papers, and `invoicing.no_books`. Its id.
 */
export async function addLandlordInvoice(
  work: Work,
  { contractId, lines }: z.output<typeof landlordInvoice>,
): Promise<string> {
  const { book, rent } = await takeBilled(work, contractId);
  expectDrawableFields(
    Object.fromEntries(lines.map(({ name }, index) => [`lines.${index}.name`, name])),
  );
  const today = work.clock.today().toString();
  const [issued] = await issueInvoices(work, book, [
    {
      rent,
      kind: 'landlord',
      dueOn: today,
      lines: lines.map(({ name, amount: costs, hasVat }) =>
        expense(name, costs, book.isInVat && hasVat !== false ? vatIn(costs, today) : 0n),
      ),
    },
  ]);
  await tellPayouts(work, contractId);
  return issued!.id;
}

/** Takes an invoice to a landlord back, or a part of it: the next payout gives it. The credit note's id. */
export async function creditLandlordInvoice(
  work: Work,
  { invoiceId, amount: said, reason }: z.output<typeof landlordCredit>,
): Promise<string> {
  const { lease } = await seeInvoice(work, invoiceId);
  const { book, rent } = await takeBilled(work, lease.id);
  expectDrawableFields({ reason });
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
      lines: [expense(reason, credited, vatOfPart(credited, await vatLeft(work, invoice)))],
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

/** What of an invoice is not credited yet, and the value added tax in that. */
async function vatLeft({ tx }: Work, { id, leaseId }: Invoice): Promise<{ gross: Ore; vat: Ore }> {
  const all = await findInvoicesOf(tx, [leaseId]);
  const notes = all.filter(({ creditsId }) => creditsId === id).map((note) => note.id);
  const lines = await findLines(tx, [id, ...notes]);
  const charged = lines.get(id) ?? [];
  const credited = notes.flatMap((note) => lines.get(note) ?? []);
  const sumOf = (what: 'amount' | 'vat') =>
    charged.reduce((sum, line) => sum + line[what], 0n) -
    credited.reduce((sum, line) => sum + line[what], 0n);
  return { gross: sumOf('amount'), vat: sumOf('vat') };
}

const expense = (name: string, costs: Ore, vat: Ore): InvoiceLine => ({
  kind: 'expense',
  name,
  amount: costs,
  vat,
  ...{ cost: null, from: null, to: null, monthly: null },
});
