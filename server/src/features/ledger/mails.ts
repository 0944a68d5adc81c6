import type { BookAct } from '@husvaer/domain/ledger/acts';
import { tidyLine } from '@husvaer/domain/kernel/text';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { dateOf } from '../../platform/written.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';

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
    ...{ agency: name, by: requestedBy },
    ...{ was: writeBankAccount(was), account: writeBankAccount(account) },
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

/** To everybody with rights to an agency's money: a person changed alone how it is handled. */
export function bookActMail(
  { url, ...to }: MailReader,
  { agency, by, kind }: { agency: string; by: string; kind: BookAct },
): MailContent {
  const { bookAct: words } = MAIL_TEXTS[to.language];
  const name = tidyLine(agency);
  return {
    ...to,
    subject: words.subject({ agency: name }),
    paragraphs: words.paragraphs({ agency: name, by, what: words.what[kind] }),
    button: { label: words.button, url },
    footer: words.footer({ agency: name }),
  };
}
