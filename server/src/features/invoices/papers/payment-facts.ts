import type { Fact } from '../../../platform/mail/layout.ts';
import { WORDS } from '../documents/parts.ts';

/** How to pay a claim, for a mail. Amount and day are formatted; account and KID are digits. */
export function paymentFacts(
  language: 'en' | 'no',
  said: { amount: string; dueOn: string; account: string; kid: string | null },
): Fact[] {
  const { amount, dueOn, account, kid } = WORDS[language].labels;
  return [
    { label: amount, value: said.amount },
    { label: dueOn, value: said.dueOn },
    {
      label: account,
      value: [said.account.slice(0, 4), said.account.slice(4, 6), said.account.slice(6)],
    },
    ...(said.kid === null ? [] : [{ label: kid, value: said.kid.match(/.{1,4}/g) ?? [said.kid] }]),
  ];
}
