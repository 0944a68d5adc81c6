import { planTotal, type Instalment } from '@husvaer/domain/arrears/payment-plan';

import { amountOf, DOCUMENT_WORDS, MAIL_WORDS } from '../invoices/public.ts';
import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import type { PlanMail } from './messages/mail-texts.ts';
import { dateOf } from '../../platform/written.ts';

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
