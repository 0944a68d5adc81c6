import type { Fact } from '../../../platform/mail/layout.ts';
import { WORDS } from '../documents/parts.ts';

/** An account, to be read in groups: `8601`, `11`, `17947`. */
export const inGroups = (account: string): string[] => [
  account.slice(0, 4),
  account.slice(4, 6),
  account.slice(6),
];

/** How to pay a claim, for a mail. Amount and day are formatted; accounts and KID are digits. */
export function paymentFacts(
  language: 'en' | 'no',
  input: {
    amount: string;
    /** The due day, or the last day to pay of a letter. */
    dueOn: string;
    isDeadline?: boolean;
    account: string;
    /** The account before, when it changed. */
    former?: string | null;
    kid: string | null;
  },
): Fact[] {
  const { amount, dueOn, payBy, account, formerAccount, kid } = WORDS[language].labels;
  const { former = null } = input;
  return [
    { label: amount, value: input.amount },
    { label: input.isDeadline ? payBy : dueOn, value: input.dueOn },
    { label: account, value: inGroups(input.account) },
    ...(former === null ? [] : [{ label: formerAccount, value: inGroups(former) }]),
    ...(input.kid === null
      ? []
      : [{ label: kid, value: input.kid.match(/.{1,4}/g) ?? [input.kid] }]),
  ];
}
