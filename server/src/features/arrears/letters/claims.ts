import { addDays, daysBetween } from '@husvaer/domain/kernel/dates';
import { interestRates } from '@husvaer/domain/legal/late-payment';

import type { TableBlock } from '../../../platform/pdf/document-text.ts';
import { monthOf, table, type DocumentTexts } from '../../invoices/public.ts';
import type { ClaimOf, LetterDocument } from './facts.ts';
import { dateOf } from '../../../platform/written.ts';

/** The table of what is owed: each invoice, with its fees and interest on separate lines. */
export const claimsOf = (
  words: DocumentTexts,
  { claims, total, sentOn }: Pick<LetterDocument, 'claims' | 'total' | 'sentOn'>,
): TableBlock =>
  table(words, [words.labels.claim, words.labels.dueOn], {
    rows: claims.flatMap((claim) => {
      const { dueOn, principal, earlier, fee, interest } = claim;
      const rows = [
        [whatOf(words, claim), dateOf(dueOn), principal],
        [words.claims.earlier, '', earlier],
        [words.claims.fee, '', fee],
        [
          words.claims.interest({
            to: dateOf(sentOn),
            days: earlier > 0n ? null : daysBetween(dueOn, sentOn),
          }),
          '',
          interest,
        ],
      ] as const;
      return rows.filter(([, , amount]) => amount > 0n);
    }),
    total,
  });

/** The rates of a letter's interest; empty when it charges none. */
export function ratesOf(
  words: DocumentTexts,
  { claims, sentOn, rates }: Pick<LetterDocument, 'claims' | 'sentOn' | 'rates'>,
): string[] {
  const late = claims.filter(({ interest }) => interest > 0n).map(({ dueOn }) => dueOn);
  const first = late.toSorted()[0];
  if (first === undefined) return [];
  const percent = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 });
  return [
    words.claims.rates(
      interestRates(rates, addDays(first, 1), sentOn).map(({ rate }) => ({
        percent: percent.format(Number(rate.value) / 100),
        since: dateOf(rate.since),
      })),
    ),
  ];
}

/** `Husleie mai 2026 (faktura nr. 10007)`. */
const whatOf = (words: DocumentTexts, { invoicedFor, month, serial }: ClaimOf): string => {
  const named = month === null ? '' : monthOf(words, month, { year: 'numeric' });
  return `${words.claims.what[invoicedFor](named)} (${words.claims.invoice(serial).toLowerCase()})`;
};
