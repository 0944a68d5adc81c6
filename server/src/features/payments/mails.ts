import { openOf } from '@husvaer/domain/invoices/states';

import { amountOf, DOCUMENT_WORDS, MAIL_WORDS, type Invoice } from '../invoices/public.ts';
import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import type { LeasePayment } from './store.ts';
import { dateOf } from '../../platform/written.ts';

/** To a tenant: a payment came, and what it paid. `stop` is the page where these mails are turned off. */
export function receivedMail(
  { url, ...to }: MailReader,
  {
    payment,
    home,
    paid,
    left,
    stop,
  }: {
    payment: Pick<LeasePayment, 'amount' | 'paidOn'>;
    home: string;
    paid: readonly (Parameters<typeof openOf>[0] & Pick<Invoice, 'serial' | 'dueOn'>)[];
    /** The part that pays nothing yet, øre. */
    left: bigint;
    stop: string;
  },
): MailContent {
  const { button, footer } = MAIL_WORDS[to.language];
  const { received: words } = MAIL_TEXTS[to.language];
  const { labels } = DOCUMENT_WORDS[to.language];
  const written = (amount: bigint) => amountOf(DOCUMENT_WORDS[to.language], amount);
  const facts = { amount: written(payment.amount), home };
  const subject = words.subject(facts);
  return {
    ...to,
    subject,
    paragraphs: words.paragraphs(facts),
    facts: [
      { label: labels.amount, value: facts.amount },
      { label: labels.paidOn, value: dateOf(payment.paidOn) },
      ...paid.map((invoice) => ({
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
    footerLink: { label: words.stop, url: stop },
  };
}
