import type { Changed, NamedChange } from '@husvaer/domain/ledger/act-change';
import type { BookAct } from '@husvaer/domain/ledger/acts';
import { tidyLine } from '@husvaer/domain/kernel/text';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import type { Fact, MailContent, MailReader } from '../../platform/mail/layout.ts';
import { dateOf, kronerOf } from '../../platform/written.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';

/** Composes a mail about a client account for a reader. */
export type AccountMail = (reader: MailReader) => MailContent;

/**
 * To everybody with rights to an agency's money, and to the operator: its client account is to be changed, or
 * will be from `countsOn` on.
 */
export function clientAccountMail(
  { url, ...to }: MailReader,
  {
    was,
    account,
    agency,
    requestedBy,
    agreedBy,
    countsOn,
  }: {
    was: string;
    account: string;
    agency: string;
    requestedBy: string;
    agreedBy: string | null;
    countsOn: string | null;
  },
): MailContent {
  const { clientAccount: words } = MAIL_TEXTS[to.language];
  const name = tidyLine(agency);
  const facts = {
    agency: name,
    by: requestedBy,
    was: writeBankAccount(was),
    account: writeBankAccount(account),
  };
  const paragraphs =
    countsOn === null
      ? words.requested(facts)
      : words.agreed({ ...facts, agreedBy: agreedBy ?? '', on: dateOf(countsOn) });
  return {
    ...to,
    subject: words.subject({ agency: name }),
    paragraphs,
    button: { label: words.button, url },
    footer: words.footer({ agency: name }),
  };
}

/** To the operator: an agency named the client account of another one, which the bank has not confirmed. */
export function accountClaimMail(
  { url, ...to }: MailReader,
  facts: { account: string; holder: string; claimant: string },
): MailContent {
  const { accountClaim: words } = MAIL_TEXTS[to.language];
  const account = writeBankAccount(facts.account);
  const [holder, claimant] = [tidyLine(facts.holder), tidyLine(facts.claimant)];
  return {
    ...to,
    subject: words.subject({ account }),
    paragraphs: words.paragraphs({ account, holder, claimant }),
    button: { label: words.button, url },
    footer: words.footer,
  };
}

/** To the operator: the bank's own file names another owner of an agency's client account. */
export function accountOwnerMail(
  { url, ...to }: MailReader,
  facts: { account: string; agency: string; orgNumber: string; owner: string },
): MailContent {
  const { accountOwner: words } = MAIL_TEXTS[to.language];
  const agency = tidyLine(facts.agency);
  return {
    ...to,
    subject: words.subject({ agency }),
    paragraphs: words.paragraphs({ ...facts, agency, account: writeBankAccount(facts.account) }),
    button: { label: words.button, url },
    footer: words.footer,
  };
}

/** To everybody with rights to an agency's money, and to the operator: its client account was refused. */
export function accountRefusedMail(
  { url, ...to }: MailReader,
  { account, agency, reason }: { account: string; agency: string; reason: string },
): MailContent {
  const { accountRefused: words, clientAccount } = MAIL_TEXTS[to.language];
  const name = tidyLine(agency);
  return {
    ...to,
    subject: words.subject({ agency: name }),
    paragraphs: words.paragraphs({ account: writeBankAccount(account), agency: name, reason }),
    button: { label: words.button, url },
    footer: clientAccount.footer({ agency: name }),
  };
}

/**
 * To everybody with rights to an agency's money: a person requested to open its closed months from `month` on again,
 * or agreed to that.
 */
export function reopeningMail(
  { url, ...to }: MailReader,
  facts: { agency: string; by: string; month: string; reason: string; isAgreed: boolean },
): MailContent {
  const { reopening: words } = MAIL_TEXTS[to.language];
  const agency = tidyLine(facts.agency);
  const shown = { ...facts, agency, from: dateOf(facts.month) };
  return {
    ...to,
    subject: words.subject(shown),
    paragraphs: facts.isAgreed ? words.agreed(shown) : words.requested(shown),
    button: { label: words.button, url },
    footer: words.footer({ agency }),
  };
}

/** To everybody who runs the books of an agency: a person lets an auditor read them until a day. */
export function auditorMail(
  { url, ...to }: MailReader,
  facts: { agency: string; by: string; auditor: string; endsOn: string },
): MailContent {
  const { auditor: words } = MAIL_TEXTS[to.language];
  const shown = {
    agency: tidyLine(facts.agency),
    auditor: tidyLine(facts.auditor),
    by: facts.by,
    endsOn: dateOf(facts.endsOn),
  };
  return {
    ...to,
    subject: words.subject(shown),
    paragraphs: words.paragraphs(shown),
    button: { label: words.button, url },
    footer: words.footer(shown),
  };
}

/** To everybody with rights to an agency's money: a person changed alone how it is handled, from what to what. */
export function bookActMail(
  { url, ...to }: MailReader,
  {
    agency,
    by,
    kind,
    changed,
  }: { agency: string; by: string; kind: BookAct; changed: NamedChange },
): MailContent {
  const { bookAct: words } = MAIL_TEXTS[to.language];
  const name = tidyLine(agency);
  return {
    ...to,
    subject: words.subject({ agency: name }),
    paragraphs: words.paragraphs({ agency: name, by, what: words.what[kind] }),
    facts: factsOf(to.language, changed),
    button: { label: words.button, url },
    footer: words.footer({ agency: name }),
  };
}

/** Each changed setting with its old and its new value: `1 month → 3 months`. */
function factsOf(language: MailReader['language'], changed: NamedChange): Fact[] {
  const { bookAct: words } = MAIL_TEXTS[language];
  const { approvalsNeeded, approvers, dayLimit, recipientLimit } = changed;
  const { guaranteeMonths, kidSource, bankCustomerId, orgNumber, remainderLimit, aloneLimit } =
    changed;
  const facts: Fact[] = [];
  addChange('approvalsNeeded', approvalsNeeded, String);
  for (const how of ['added', 'removed'] as const) {
    const names = (approvers?.[how] ?? []).map((one) => tidyLine(one ?? words.somebody));
    if (names.length > 0) facts.push({ label: words.settings[how], value: names.join(', ') });
  }
  addChange('dayLimit', dayLimit, limitOf);
  addChange('recipientLimit', recipientLimit, limitOf);
  addChange('guaranteeMonths', guaranteeMonths, words.months);
  addChange('kidSource', kidSource, (source) => words.kidSources[source]);
  addChange('bankCustomerId', bankCustomerId, (number) => number ?? words.none);
  addChange('orgNumber', orgNumber, String);
  addChange('remainderLimit', remainderLimit, limitOf);
  addChange('aloneLimit', aloneLimit, limitOf);
  return facts;

  function limitOf(limit: bigint | null): string {
    return limit === null ? words.none : kronerOf(limit, language);
  }

  function addChange<Value>(
    name: keyof typeof words.settings,
    change: Changed<Value> | undefined,
    write: (value: Value) => string,
  ): void {
    if (!change) return;
    const value = `${write(change.was)} → ${write(change.became)}`;
    facts.push({ label: words.settings[name], value });
  }
}
