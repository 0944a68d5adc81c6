import type { Fact, MailContent, MailReader } from '../../platform/mail/layout.ts';
import { amountOf, WORDS as DOCUMENT_WORDS } from './documents/parts.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import { WORDS as LANDLORD_WORDS, type Settled } from './papers/landlord-words.ts';
import { paymentFacts } from './papers/payment-facts.ts';
import type { Invoice } from './store.ts';
import { dateOf } from '../../platform/written.ts';

type Language = MailContent['language'];

/** The text of the mail with a document. */
export interface PaperLetter {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
}

/** To a tenant, with a document. */
export function paperMail(
  { url, ...to }: MailReader,
  { subject, paragraphs, facts }: PaperLetter,
): MailContent {
  const { button, footer } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject,
    paragraphs,
    facts,
    button: { label: button, url },
    footer,
  };
}

/** The mail with an invoice, or with a credit note of the invoice `of`. */
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
  const { invoice, creditNote } = MAIL_TEXTS[language];
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
    button: { label: MAIL_TEXTS[to.language].button, url },
    footer,
  };
}
