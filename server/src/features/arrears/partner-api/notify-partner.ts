import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findBooks } from '../../ledger/public.ts';
import { notifyPartner } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { findInvoices, type Invoice } from '../../invoices/public.ts';
import { noteMoneyOf } from './note-money.ts';

const about = z.object({ invoiceIds: z.array(uuid) });
const allocated = z.object({ leaseIds: z.array(uuid) });
const recorded = z.object({
  leaseId: uuid,
  name: z.string(),
  payload: z.object({ invoiceId: uuid.optional() }),
});

/** The types of events about invoices and payments. */
export const EVENTS: Record<string, string> = {
  'invoice.issued': 'An invoice was issued.',
  'invoice.credited': 'A credit note of an invoice was issued.',
  'invoice.written_off': 'A part of an invoice was written off.',
  'invoice.write_off_taken_back': 'A write-off was taken back: it is owed again.',
  'invoice.settled': 'Nothing is open any more: paid, credited or written off.',
  'invoice.unsettled': 'Something is open again.',
  'invoice.reminded': 'A reminder or a notice about it was sent.',
  'invoice.status_changed': 'It has another `status`, by an act or by a day that came.',
  'payment.received': 'Money came in, also a part of an invoice or the landlord’s own.',
  'payment.reversed': 'Money was taken back or refunded.',
};

const isWriteOff = (name: string) => name === 'written_off' || name === 'write_off_taken_back';

/** Sends events of invoices to their agency's own system: the ids, without personal data. */
export const partnerListeners: readonly Listener[] = [
  {
    event: 'billing.invoices_issued',
    name: 'arrears.notify_partner_of_issued',
    async handle(work, payload) {
      const { invoiceIds } = about.parse(payload);
      await notify(work, invoiceIds, ({ creditsId }) =>
        creditsId === null ? 'invoice.issued' : 'invoice.credited',
      );
      await noteInvoicesOf(work, invoiceIds);
    },
  },
  {
    event: 'invoices.changed',
    name: 'arrears.note_invoices',
    handle: (work, payload) => noteInvoicesOf(work, about.parse(payload).invoiceIds),
  },
  {
    event: 'payments.allocated',
    name: 'arrears.note_money',
    handle: (work, payload) => noteMoneyOf(work, allocated.parse(payload).leaseIds),
  },
  {
    event: 'leases.event_recorded',
    name: 'arrears.note_lease',
    async handle(work, payload) {
      const { leaseId, name, payload: facts } = recorded.parse(payload);
      const { invoiceId } = facts;
      if (invoiceId && isWriteOff(name)) await notify(work, [invoiceId], () => `invoice.${name}`);
      await noteMoneyOf(work, [leaseId]);
    },
  },
  {
    event: 'arrears.reminded',
    name: 'arrears.notify_partner_of_reminded',
    handle: (work, payload) =>
      notify(work, about.parse(payload).invoiceIds, () => 'invoice.reminded'),
  },
];

async function noteInvoicesOf(work: Work, ids: readonly string[]): Promise<void> {
  const invoices = await findInvoices(work.tx, ids);
  await noteMoneyOf(work, [...new Set(invoices.map(({ leaseId }) => leaseId))]);
}

async function notify(
  work: Work,
  ids: readonly string[],
  typeOf: (invoice: Invoice) => string,
): Promise<void> {
  const invoices = await findInvoices(work.tx, ids);
  const books = await findBooks(work.tx, [...new Set(invoices.map(({ bookId }) => bookId))]);
  const partners = new Map(books.map(({ id, partnerId }) => [id, partnerId]));
  for (const invoice of invoices) {
    const partnerId = partners.get(invoice.bookId);
    if (!partnerId) continue;
    const { id: invoiceId, leaseId, creditsId } = invoice;
    const data = { invoiceId: creditsId ?? invoiceId, leaseId };
    await notifyPartner(work, { partnerId, type: typeOf(invoice), at: work.clock.now(), data });
  }
}
