import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { leasePath } from '@husvaer/domain/leases/paths';

import { findReachable, type Reachable } from '../accounts/public.ts';
import { findBooks } from '../ledger/public.ts';
import { findSilent, unsubscribeLinks } from '../notifications/public.ts';
import { mailSender, siteAddress } from '../partners/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { queueMails, type Mail, type MailSender } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import type { Invoice } from '../invoices/public.ts';
import { receivedMail } from './mails.ts';
import { findMoney, type LeaseMoney } from './records/store.ts';
import { findPaymentsById, type LeasePayment } from './store.ts';

const RECEIVED = 'payments.received';
const received = z.object({ paymentIds: z.array(uuid) });
/** Payments in one event. */
const AT_ONCE = 50;

/** Emits the payments that came from tenants through the bank. */
export async function emitPaymentsReceived(
  { emit }: Work,
  paymentIds: readonly string[],
): Promise<void> {
  for (let start = 0; start < paymentIds.length; start += AT_ONCE)
    await emit({
      name: RECEIVED,
      payload: { paymentIds: paymentIds.slice(start, start + AT_ONCE) },
    });
}

/**
 * Mails tenants once for each payment: how much came, what it paid and what remains. The data for all mails
 * of an event is read together.
 */
export const receivedListener: Listener = {
  event: RECEIVED,
  name: 'payments.mail_received',
  async handle(work, payload) {
    const { paymentIds } = received.parse(payload);
    const payments = await findPaymentsById(work.tx, paymentIds);
    const leases = await findMoney(work.tx, [...new Set(payments.map(({ leaseId }) => leaseId))]);
    const notified = payments.flatMap((payment) => {
      const what = whatIsPaid(payment, leases.get(payment.leaseId)!);
      return what ? [{ payment, ...what }] : [];
    });
    const tenantIds = new Set(
      notified.flatMap(({ about }) =>
        about.parties.tenants.flatMap(({ accountId }) => accountId ?? []),
      ),
    );
    const reachable = await findReachable(work.tx, [...tenantIds]);
    const silent = await findSilent(work.tx, 'payments', [...tenantIds]);
    const bookSenders = await loadBookSenders(
      work,
      notified.map(({ payment }) => payment.bookId),
    );
    const mails = notified.flatMap((one) =>
      one.about.parties.tenants.flatMap(({ accountId, name }) => {
        if (accountId === null || silent.has(accountId)) return [];
        const to = reachable.get(accountId);
        const bookSender = bookSenders.get(one.payment.bookId)!;
        return to ? [mailOf(work, { ...one, ...bookSender, to: { ...to, accountId, name } })] : [];
      }),
    );
    await queueMails(work, mails);
  },
};

/** The invoices that a payment paid. */
interface Paid {
  /** The invoice whose parties are used. */
  about: Invoice;
  paid: { invoice: Invoice; amount: bigint }[];
  left: bigint;
}

function whatIsPaid(payment: LeasePayment, { invoices, payments, parts }: LeaseMoney): Paid | null {
  // A person may have matched it wrongly, and undone that since.
  if (payments.some(({ takesBackId }) => takesBackId === payment.id)) return null;
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const paid = parts.flatMap(({ paymentId, invoiceId, amount }) => {
    const invoice = paymentId === payment.id ? byId.get(invoiceId) : undefined;
    return invoice ? [{ invoice, amount }] : [];
  });
  const about = paid[0]?.invoice ?? byId.get(payment.invoiceId ?? '') ?? invoices[0];
  const left = payment.amount - paid.reduce((sum, part) => sum + part.amount, 0n);
  return about ? { about, paid, left } : null;
}

/** The sender of mails about a book's leases, and the site they link to. */
interface BookSender {
  partnerId: string | null;
  site: URL;
  sender: MailSender | null;
}

/** The senders and sites by book id. */
async function loadBookSenders(
  work: Work,
  bookIds: readonly string[],
): Promise<Map<string, BookSender>> {
  const books = await findBooks(work.tx, [...new Set(bookIds)]);
  const bookSenders = new Map<string, BookSender>();
  for (const { id, partnerId } of books)
    bookSenders.set(id, {
      partnerId,
      site: await siteAddress(work, partnerId),
      sender: await mailSender(work, partnerId),
    });
  return bookSenders;
}

function mailOf(
  work: Work,
  {
    payment,
    about,
    paid,
    left,
    partnerId,
    site,
    sender,
    to,
  }: Paid &
    BookSender & { payment: LeasePayment; to: Reachable & { accountId: string; name: string } },
): Mail {
  const { accountId, name, language, email } = to;
  const stop = unsubscribeLinks(work, { kind: 'payments', accountId, site });
  const url = new URL(leasePath({ id: payment.leaseId, partnerId }), site).href;
  const mail = receivedMail(
    { language, name, url, sender },
    {
      payment,
      home: about.parties.home.name,
      paid: paid.map(({ invoice }) => invoice),
      left,
      stop: stop.page,
    },
  );
  return {
    to: email,
    ...renderMail(mail),
    headers: stop.headers,
    sender,
  };
}
