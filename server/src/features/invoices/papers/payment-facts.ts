import type { Fact } from '../../../platform/mail/layout.ts';
import { WORDS } from '../documents/parts.ts';

/** How to pay a claim, for a mail. Amount and day are formatted; account and KID are digits. */
export function paymentFacts(
  language: 'en' | 'no',
  input: { amount: string; dueOn: string; account: string; kid: string | null },
): Fact[] {
  const { amount, dueOn, account, kid } = WORDS[language].labels;
  return [
    { label: amount, value: input.amount },
    { label: dueOn, value: input.dueOn },
    {
      label: account,
      value: [input.account.slice(0, 4), input.account.slice(4, 6), input.account.slice(6)],
    },
    ...(input.kid === null
      ? []
      : [{ label: kid, value: input.kid.match(/.{1,4}/g) ?? [input.kid] }]),
  ];
}
