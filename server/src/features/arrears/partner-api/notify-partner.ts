import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findBooks } from '../../ledger/public.ts';
import { notifyPartner } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { findInvoices, type Invoice } from '../../invoices/public.ts';

const about = z.object({ invoiceIds: z.array(uuid) });

/** Sends events of invoices to their agency's own system: the ids, without personal data. */
export const partnerListeners: readonly Listener[] = [
  {
    event: 'billing.invoices_issued',
    name: 'arrears.notify_partner_of_issued',
    handle: (work, payload) =>
      notify(work, about.parse(payload).invoiceIds, ({ creditsId }) =>
        creditsId === null ? 'invoice.issued' : 'invoice.credited',
      ),
  },
  {
    event: 'payments.invoices_settled',
    name: 'arrears.notify_partner_of_settled',
    handle: (work, payload) =>
      notify(work, about.parse(payload).invoiceIds, ({ settledOn }) =>
        settledOn === null ? 'invoice.unsettled' : 'invoice.settled',
      ),
  },
  {
    event: 'arrears.reminded',
    name: 'arrears.notify_partner_of_reminded',
    handle: (work, payload) =>
      notify(work, about.parse(payload).invoiceIds, () => 'invoice.reminded'),
  },
];

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
