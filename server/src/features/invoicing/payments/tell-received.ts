import { z } from 'zod';

import { tidyLine } from '@husvaer/domain/kernel/text';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { openOf } from '@husvaer/domain/invoicing/states';
import { leasePath } from '@husvaer/domain/leases/paths';

import { findReachable } from '../../accounts/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { findSilent, stopping } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { amountOf, dateOf, WORDS as DOCUMENT_WORDS } from '../documents/parts.ts';
import { WORDS } from '../messages/words-of.ts';
import { findInvoicing, type LeaseInvoicing } from '../records/store.ts';
import { findPayment, type LeasePayment } from './store.ts';

const RECEIVED = 'invoicing.payments_received';
const received = z.object({ paymentIds: z.array(uuid) });
/** Payments that one event tells of. */
const AT_ONCE = 50;

/** Says which payments came from tenants by the bank. */
export async function noteReceived({ emit }: Work, paymentIds: readonly string[]): Promise<void> {
  for (let start = 0; start < paymentIds.length; start += AT_ONCE)
    await emit({
      name: RECEIVED,
      payload: { paymentIds: paymentIds.slice(start, start + AT_ONCE) },
    });
}

/** Tenants get one mail for each payment: how much came, what it paid and what remains. */
export const receivedListener: Listener = {
  event: RECEIVED,
  name: 'invoicing.mail_received',
  async hear(work, payload) {
    for (const id of received.parse(payload).paymentIds) {
      const payment = await findPayment(work.tx, id);
      if (payment) await mailReceived(work, payment, await findInvoicing(work.tx, payment.leaseId));
    }
  },
};

async function mailReceived(
  work: Work,
  payment: LeasePayment,
  { invoices, payments, parts }: LeaseInvoicing,
): Promise<void> {
  // A person may have been wrong about whose it is, and taken it back meanwhile.
  if (payments.some(({ takesBackId }) => takesBackId === payment.id)) return;
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const paid = parts.flatMap(({ paymentId, invoiceId, amount }) => {
    const invoice = paymentId === payment.id ? byId.get(invoiceId) : undefined;
    return invoice ? [{ invoice, amount }] : [];
  });
  const about = paid[0]?.invoice ?? byId.get(payment.invoiceId ?? '') ?? invoices[0];
  if (!about) return;
  const left = payment.amount - paid.reduce((sum, part) => sum + part.amount, 0n);
  const ids = about.parties.tenants.flatMap(({ accountId }) => accountId ?? []);
  const reachable = await findReachable(work.tx, ids);
  const silent = await findSilent(work.tx, 'payments', ids);
  const [book] = await findBooks(work.tx, [payment.bookId]);
  const partnerId = book?.partnerId ?? null;
  const path = leasePath({ id: payment.leaseId, partnerId });
  const site = await siteAddress(work, partnerId);
  const url = new URL(path, site).href;
  const sender = await mailSender(work, partnerId);
  for (const { accountId, name } of about.parties.tenants) {
    const to = accountId === null || silent.has(accountId) ? undefined : reachable.get(accountId);
    if (!to || accountId === null) continue;
    const { language, email } = to;
    const { received: words, button, footer } = WORDS[language];
    const { labels } = DOCUMENT_WORDS[language];
    const written = (amount: bigint) => amountOf(DOCUMENT_WORDS[language], amount);
    const said = { amount: written(payment.amount), home: about.parties.home.name };
    const subject = tidyLine(words.subject(said));
    const stop = stopping(work, { kind: 'payments', accountId, site });
    await queueMail(work, {
      to: email,
      subject,
      ...renderMail({
        ...{ language, title: subject, name, sender },
        preheader: words.paragraphs(said)[0] ?? subject,
        paragraphs: words.paragraphs(said),
        facts: [
          { label: labels.amount, value: said.amount },
          { label: labels.paidOn, value: dateOf(payment.paidOn) },
          ...paid.map(({ invoice }) => ({
            label: words.invoice(invoice.serial),
            value:
              openOf(invoice) === 0n
                ? words.paid
                : words.remains({ amount: written(openOf(invoice)), dueOn: dateOf(invoice.dueOn) }),
          })),
          ...(left > 0n ? [{ label: labels.left, value: written(left) }] : []),
        ],
        button: { label: button, url },
        footer,
        footerLink: { label: words.stop, url: stop.page },
      }),
      headers: stop.headers,
      sender,
    });
  }
}
