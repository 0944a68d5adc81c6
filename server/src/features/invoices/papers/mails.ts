import type { Fact, MailContent, MailReader } from '../../../platform/mail/layout.ts';
import { amountOf, WORDS as DOCUMENT_WORDS } from '../documents/parts.ts';
import { MAIL_TEXTS } from '../messages/mail-texts-by-language.ts';
import { WORDS as LANDLORD_WORDS, type Settled } from './landlord-words.ts';
import { inGroups, paymentFacts } from './payment-facts.ts';
import type { Invoice, Parties } from '../store.ts';
import { dateOf } from '../../../platform/written.ts';

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
    accountChange,
  }: Pick<Invoice, 'serial' | 'total' | 'dueOn' | 'account' | 'kid' | 'parties' | 'accountChange'>,
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
  const former = accountChange?.former ?? null;
  const [first = '', ...rest] = invoice.paragraphs({ home, agency: parties.seller.email });
  const changed =
    accountChange && invoice.newAccount({ noticedOn: dateOf(accountChange.noticedOn) });
  return {
    subject: invoice.subject({ serial, amount, dueOn: due }),
    paragraphs: changed === null ? [first, ...rest] : [first, changed, ...rest],
    facts: paymentFacts(language, { amount, dueOn: due, account, former, kid }),
  };
}

/** The notice that the rent is paid to another client account from a day on. */
export function accountLetter(
  language: Language,
  {
    account,
    former,
    since,
    parties,
  }: { account: string; former: string; since: string; parties: Parties },
): PaperLetter {
  const { account: words } = MAIL_TEXTS[language];
  const { labels } = DOCUMENT_WORDS[language];
  const { home, seller } = parties;
  return {
    subject: words.subject({ home: home.name }),
    paragraphs: words.paragraphs({
      home: home.name,
      agency: seller.name,
      email: seller.email,
    }),
    facts: [
      { label: labels.newAccount, value: inGroups(account) },
      { label: labels.formerAccount, value: inGroups(former) },
      { label: labels.appliesFrom, value: dateOf(since) },
    ],
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
    accountChange,
    becomes,
  }: Pick<
    Invoice,
    'serial' | 'total' | 'dueOn' | 'account' | 'kid' | 'parties' | 'accountChange'
  > & {
    kind: 'landlord' | 'landlord_credit_note';
    becomes: Settled;
  },
): MailContent {
  const amount = amountOf(DOCUMENT_WORDS[to.language], total);
  const { mail, settled, changedAccount, footer, title } = LANDLORD_WORDS[to.language];
  const first = mail[becomes]({ home: parties.home.name, amount });
  const former = accountChange?.former ?? null;
  const subject = title[kind](serial);
  return {
    ...to,
    subject,
    paragraphs: [first, ...(former === null ? [] : [changedAccount]), settled[becomes]],
    ...(kid !== null && {
      facts: paymentFacts(to.language, { amount, dueOn: dateOf(dueOn), account, former, kid }),
    }),
    button: { label: MAIL_TEXTS[to.language].button, url },
    footer,
  };
}
