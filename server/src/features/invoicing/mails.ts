import { planTotal, type Instalment } from '@husvaer/domain/invoicing/payment-plan';
import { openOf } from '@husvaer/domain/invoicing/states';

import type { Fact, MailContent, MailReader } from '../../platform/mail/layout.ts';
import { amountOf, dateOf, WORDS as DOCUMENT_WORDS } from './documents/parts.ts';
import type { Invoice } from './invoices/store.ts';
import { WORDS as LANDLORD_WORDS, type Settled } from './landlord-invoices/words.ts';
import type { RentLetter } from './late/store.ts';
import { WORDS } from './messages/words-of.ts';
import type { PlanMail } from './messages/words.ts';
import { paymentFacts } from './payment-facts.ts';
import type { LeasePayment } from './payments/store.ts';

type Language = MailContent['language'];

/** What the mail with a paper says. */
export interface PaperLetter {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
}

/** To a tenant, with a paper. */
export function paperMail(
  { url, ...to }: MailReader,
  { subject, paragraphs, facts }: PaperLetter,
): MailContent {
  const { button, footer } = WORDS[to.language];
  return {
    ...to,
    subject,
    paragraphs,
    facts,
    button: { label: button, url },
    footer,
  };
}

/** With an invoice, or a credit note to the invoice `of`. */
export function invoiceLetter(
  language: Language,
  {
    serial,
    total,
    dueOn,
    account,
    kid,
    parties,
  }: Pick<Invoice, 'serial' | 'total' | 'dueOn' | 'account' | 'kid' | 'parties'>,
  of: Pick<Invoice, 'serial'> | null,
): PaperLetter {
  const { invoice, creditNote } = WORDS[language];
  const amount = amountOf(DOCUMENT_WORDS[language], total);
  const home = parties.home.name;
  if (of)
    return {
      subject: creditNote.subject({ serial, of: of.serial }),
      paragraphs: creditNote.paragraphs({ home, amount, of: of.serial }),
    };
  const due = dateOf(dueOn);
  return {
    subject: invoice.subject({ serial, amount, dueOn: due }),
    paragraphs: invoice.paragraphs({ home, agency: parties.seller.email }),
    facts: paymentFacts(language, { amount, dueOn: due, account, kid }),
  };
}

/** With a letter about late rent. Throws for a petition, which is mailed to nobody. */
export function lateLetter(
  language: Language,
  letter: Pick<RentLetter, 'kind' | 'total' | 'payBy' | 'parties' | 'account' | 'kid'> & {
    claims: readonly { dueOn: string }[];
  },
): PaperLetter {
  const { kind, total, payBy, parties, account, kid } = letter;
  if (kind === 'petition') throw new Error('A petition is mailed to nobody.');
  const { subject, paragraphs } = WORDS[language].letters[kind];
  const said = {
    home: parties.home.name,
    amount: amountOf(DOCUMENT_WORDS[language], total),
    payBy: dateOf(payBy ?? letter.claims[0]!.dueOn),
    agency: parties.seller.email,
  };
  const facts = paymentFacts(language, {
    amount: said.amount,
    dueOn: said.payBy,
    ...{ account, kid },
  });
  return { subject: subject(said), paragraphs: paragraphs(said), facts };
}

/** To a landlord, with an invoice or a credit note to them; `becomes` is what happens to its money. */
export function landlordMail(
  { url, ...to }: MailReader,
  {
    kind,
    serial,
    total,
    dueOn,
    account,
    kid,
    parties,
    becomes,
  }: Pick<Invoice, 'serial' | 'total' | 'dueOn' | 'account' | 'kid' | 'parties'> & {
    kind: 'landlord' | 'landlord_credit_note';
    becomes: Settled;
  },
): MailContent {
  const amount = amountOf(DOCUMENT_WORDS[to.language], total);
  const { mail, settled, footer, title } = LANDLORD_WORDS[to.language];
  const first = mail[becomes]({ home: parties.home.name, amount });
  const subject = title[kind](serial);
  return {
    ...to,
    subject,
    paragraphs: [first, settled[becomes]],
    ...(kid !== null && {
      facts: paymentFacts(to.language, { amount, dueOn: dateOf(dueOn), account, kid }),
    }),
    button: { label: WORDS[to.language].button, url },
    footer,
  };
}

/** To a tenant: a payment came, and what it paid. `stop` is where these mails are stopped. */
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
    /** What paid nothing yet, øre. */
    left: bigint;
    stop: string;
  },
): MailContent {
  const { received: words, button, footer } = WORDS[to.language];
  const { labels } = DOCUMENT_WORDS[to.language];
  const written = (amount: bigint) => amountOf(DOCUMENT_WORDS[to.language], amount);
  const said = { amount: written(payment.amount), home };
  const subject = words.subject(said);
  return {
    ...to,
    subject,
    paragraphs: words.paragraphs(said),
    facts: [
      { label: labels.amount, value: said.amount },
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

/** What became of a payment plan; `stop` is where reminders are stopped, null of others. */
export function planMail(
  { url, ...to }: MailReader,
  {
    what,
    home,
    instalments,
    stop,
  }: {
    what: PlanMail;
    home: string;
    instalments: readonly Instalment[];
    stop: string | null;
  },
): MailContent {
  const { button, plans } = WORDS[to.language];
  const written = (amount: bigint) => amountOf(DOCUMENT_WORDS[to.language], amount);
  const { subject, paragraphs } = plans[what]({
    home,
    amount: written(planTotal(instalments)),
    instalments: instalments.map(({ dueOn, amount }) => ({
      amount: written(amount),
      dueOn: dateOf(dueOn),
    })),
  });
  return {
    ...to,
    subject,
    paragraphs,
    ...((what === 'proposed' || what === 'accepted') && {
      facts: instalments.map(({ dueOn, amount }) => ({
        label: plans.by(dateOf(dueOn)),
        value: written(amount),
      })),
    }),
    button: { label: button, url },
    footer: plans.footer,
    ...(stop && { footerLink: { label: plans.stop, url: stop } }),
  };
}

/** To whoever signs and sends the petition about `home`. */
export function petitionMail({ url, ...to }: MailReader, home: string): MailContent {
  const { petition, button, plans } = WORDS[to.language];
  const subject = petition.subject(home);
  return {
    ...to,
    subject,
    paragraphs: petition.paragraphs(home),
    button: { label: button, url },
    footer: plans.footer,
  };
}
