import { planTotal, type Instalment } from '@husvaer/domain/arrears/payment-plan';

import {
  amountOf,
  DOCUMENT_WORDS,
  MAIL_WORDS,
  paymentFacts,
  type PaperLetter,
} from '../invoices/public.ts';
import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { enoughOf } from './letters/claims.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import type { PlanMail } from './messages/mail-texts.ts';
import type { RentLetter } from './store.ts';
import { dateOf } from '../../platform/written.ts';

type Language = MailContent['language'];

/** The mail with a letter about late rent. Throws for a petition, which is not mailed. */
export function lateLetter(
  language: Language,
  letter: Pick<
    RentLetter,
    | 'kind'
    | 'sentOn'
    | 'total'
    | 'payBy'
    | 'parties'
    | 'account'
    | 'kid'
    | 'cases'
    | 'everything'
    | 'promisedBy'
  > & {
    claims: readonly { dueOn: string }[];
  },
): PaperLetter {
  const { kind, total, payBy, parties, account, kid } = letter;
  if (kind === 'petition') throw new Error('A petition is mailed to nobody.');
  const { subject, paragraphs } = MAIL_TEXTS[language].letters[kind];
  const words = DOCUMENT_WORDS[language];
  const { own, all } = enoughOf(words, letter);
  const content = {
    home: parties.home.name,
    amount: amountOf(words, total),
    payBy: dateOf(payBy ?? letter.claims[0]!.dueOn),
    agency: parties.seller.email,
    promise: own ?? '',
  };
  const facts = paymentFacts(language, {
    amount: content.amount,
    dueOn: content.payBy,
    isDeadline: payBy !== null,
    account,
    kid,
  });
  return {
    subject: subject(content),
    paragraphs: [...paragraphs(content), ...(all === null ? [] : [all])],
    facts,
  };
}

/** The state of a payment plan; `stop` is the page where reminders are turned off, null for other mails. */
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
  const { button } = MAIL_WORDS[to.language];
  const { plans } = MAIL_TEXTS[to.language];
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

/** To a person who signs and sends the petition about `home`. */
export function petitionMail({ url, ...to }: MailReader, home: string): MailContent {
  const { button } = MAIL_WORDS[to.language];
  const { petition, plans } = MAIL_TEXTS[to.language];
  const subject = petition.subject(home);
  return {
    ...to,
    subject,
    paragraphs: petition.paragraphs(home),
    button: { label: button, url },
    footer: plans.footer,
  };
}
