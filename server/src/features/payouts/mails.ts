import type { Ore } from '@husvaer/domain/kernel/money';
import type { Bearer, ProposedKind } from '@husvaer/domain/payments/reductions';
import type { LatePayout } from '@husvaer/domain/payouts/late';
import { tidyLine } from '@husvaer/domain/kernel/text';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import { dateOf, kronerOf, momentOf } from '../../platform/written.ts';

/** The last digits of an account, by which its owner recognizes it: the last group as it is written. */
const ACCOUNT_END = 5;

/** To a landlord whom the bank has paid. */
export function paidMail(
  { url, ...to }: MailReader,
  {
    amount,
    account,
    on,
    home,
    serial,
    hasAddress,
  }: {
    amount: Ore;
    account: string;
    on: string;
    home: string;
    serial: number;
    /** Whether the landlord's address is known; the settlement waits for it. */
    hasAddress: boolean;
  },
): MailContent {
  const { footer, paid: words } = MAIL_TEXTS[to.language];
  const written = kronerOf(amount, to.language);
  const first = words.text({
    amount: written,
    account: account.slice(-ACCOUNT_END),
    on: dateOf(on),
  });
  const subject = words.subject({ amount: written });
  return {
    ...to,
    subject,
    footer,
    paragraphs: [
      first,
      hasAddress ? words.about({ home, serial }) : words.withoutAddress({ home, serial }),
    ],
    button: { label: hasAddress ? words.button : words.stateAddress, url },
  };
}

/** To a landlord whose payout is late. */
export function lateMail(
  { url, ...to }: MailReader,
  { late, home }: { late: LatePayout & { amount: Ore; on: string }; home: string },
): MailContent {
  const { footer, late: words } = MAIL_TEXTS[to.language];
  const facts = { amount: kronerOf(late.amount, to.language), home, on: dateOf(late.on) };
  const subject = words.subject(facts);
  const paragraphs = [
    words.text(facts),
    words.reasons[late.reason],
    ...(late.expectedOn ? [words.expected(dateOf(late.expectedOn))] : []),
  ];
  return {
    ...to,
    subject,
    paragraphs,
    button: { label: late.reason === 'account' ? words.nameAccount : words.button, url },
    footer,
  };
}

/** To a landlord whose lease is invoiced, and who has named no account. */
export function accountNeededMail(
  { url, ...to }: MailReader,
  { home }: { home: string },
): MailContent {
  const { footer, accountNeeded: words } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: words.subject,
    paragraphs: words.paragraphs(home),
    footer,
    button: { label: words.button, url },
  };
}

/** To a landlord whose lease is signed: the brokering commission is taken off the rent only if they consent. */
export function brokeringConsentMail(
  { url, ...to }: MailReader,
  { amount, home, agency }: { amount: Ore; home: string; agency: string },
): MailContent {
  const { footer, brokeringConsent: words } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: words.subject,
    paragraphs: words.paragraphs({
      amount: kronerOf(amount, to.language),
      home,
      agency: tidyLine(agency),
    }),
    button: { label: words.button, url },
    footer,
  };
}

interface Waiting {
  count: number;
  amount: Ore;
}

/** To an approver: what waits for approval. `stop` is the page where these mails are turned off. */
export function toApproveMail(
  { url, ...to }: MailReader,
  {
    payouts,
    refunds,
    agency,
    stop,
  }: { payouts: Waiting; refunds: Waiting; agency: string; stop: string },
): MailContent {
  const { toApprove } = MAIL_TEXTS[to.language];
  const subject = toApprove.subject(payouts.count + refunds.count);
  const paragraphs = [
    ...(payouts.count > 0
      ? [toApprove.payouts(payouts.count, kronerOf(payouts.amount, to.language))]
      : []),
    ...(refunds.count > 0
      ? [toApprove.refunds(refunds.count, kronerOf(refunds.amount, to.language))]
      : []),
    toApprove.when,
  ];
  return {
    ...to,
    subject,
    paragraphs,
    button: { label: toApprove.button, url },
    footer: toApprove.footer(tidyLine(agency)),
    footerLink: { label: toApprove.stop, url: stop },
  };
}

/** To all current and proposed approvers: a change of approvers was requested. */
export function approverChangeMail(
  { url, ...to }: MailReader,
  {
    by,
    needed,
    named,
    countsFrom,
    agency,
  }: {
    by: string;
    needed: number;
    named: readonly string[];
    countsFrom: Temporal.Instant;
    agency: string;
  },
): MailContent {
  const { locale, approversAsked: words } = MAIL_TEXTS[to.language];
  const paragraphs = words.paragraphs({
    by,
    needed,
    names: new Intl.ListFormat(locale).format(named),
    from: momentOf(countsFrom, to.language),
  });
  return {
    ...to,
    subject: words.subject,
    paragraphs,
    button: { label: words.button, url },
    footer: words.footer(agency),
  };
}

/** To everybody with rights to an agency's money: one of its approvers has left. */
export function approverLeftMail(
  { url, ...to }: MailReader,
  facts: { name: string; how: 'deactivated' | 'deleted'; agency: string },
): MailContent {
  const { approverLeft: words } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: words.subject,
    paragraphs: words.paragraphs(facts),
    button: { label: words.button, url },
    footer: words.footer(facts.agency),
  };
}

/** To an agency's approvers: a person entered the account of a refund, or changed it from `was`. */
export function refundAccountMail(
  { url, ...to }: MailReader,
  {
    agency,
    by,
    amount,
    account,
    receiver,
    was,
  }: {
    agency: string;
    by: string;
    amount: Ore;
    account: string;
    receiver: string;
    was: string | null;
  },
): MailContent {
  const { toApprove, refundAccount: words } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: words.subject,
    paragraphs: words.paragraphs({
      agency: tidyLine(agency),
      by,
      receiver: tidyLine(receiver),
      amount: kronerOf(amount, to.language),
      account: writeBankAccount(account),
      was: was === null ? null : writeBankAccount(was),
    }),
    button: { label: words.button, url },
    footer: toApprove.footer(tidyLine(agency)),
  };
}

/** To an agency's approvers: payments above a limit of the day wait for two of them. */
export function aboveLimitMail(
  { url, ...to }: MailReader,
  { agency, count, amount }: Waiting & { agency: string },
): MailContent {
  const { toApprove, aboveLimit: words } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: words.subject(count),
    paragraphs: words.paragraphs(count, kronerOf(amount, to.language)),
    button: { label: toApprove.button, url },
    footer: toApprove.footer(tidyLine(agency)),
  };
}

/** To those who may be the second person: a write-off or a credit was proposed. */
export function reductionMail(
  { url, ...to }: MailReader,
  {
    agency,
    kind,
    amount,
    borneBy,
    reason,
    ...facts
  }: {
    agency: string;
    by: string;
    kind: ProposedKind;
    amount: Ore;
    borneBy: Bearer | null;
    reason: string | null;
    serial: number;
    home: string;
  },
): MailContent {
  const { toApprove, reduction: words } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: words.subject[kind],
    paragraphs: words.paragraphs({
      ...facts,
      kind,
      amount: kronerOf(amount, to.language),
      home: tidyLine(facts.home),
    }),
    facts: [
      ...(borneBy === null ? [] : [{ label: words.borneBy, value: words.bearers[borneBy] }]),
      ...(reason === null ? [] : [{ label: words.reason, value: tidyLine(reason) }]),
    ],
    button: { label: words.button, url },
    footer: toApprove.footer(tidyLine(agency)),
  };
}

/** To a landlord whose account changes from `countsFrom` on; `was` is null when there was none. */
export function accountMail(
  { url, ...to }: MailReader,
  {
    was,
    account,
    countsFrom,
  }: { was: string | null; account: string; countsFrom: Temporal.Instant },
): MailContent {
  const { button, footer, accountSet, accountChanged } = MAIL_TEXTS[to.language];
  const numbers = { account: writeBankAccount(account), from: momentOf(countsFrom, to.language) };
  const subject = was === null ? accountSet.subject : accountChanged.subject;
  const paragraphs =
    was === null
      ? accountSet.paragraphs(numbers)
      : accountChanged.paragraphs({ ...numbers, was: writeBankAccount(was) });
  return {
    ...to,
    subject,
    paragraphs,
    button: { label: button, url },
    footer,
  };
}
