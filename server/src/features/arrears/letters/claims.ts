import { strictestCase, caseState } from '@husvaer/domain/arrears/cases';
import { sumOf } from '@husvaer/domain/arrears/late-claims';
import { addDays, daysBetween } from '@husvaer/domain/kernel/dates';
import { interestRates } from '@husvaer/domain/legal/late-payment';

import type { Section, TableBlock } from '../../../platform/pdf/document-text.ts';
import {
  amountOf,
  facts,
  monthOf,
  table,
  texts,
  type DocumentTexts,
} from '../../invoices/public.ts';
import type { LetterDocument, NamedInvoice } from './facts.ts';
import { dateOf } from '../../../platform/written.ts';

/** The table of what is owed: each invoice, with its fees and interest on separate lines. */
export const claimsOf = (
  words: DocumentTexts,
  { claims, total }: Pick<LetterDocument, 'claims' | 'total'>,
): TableBlock =>
  table(words, [words.labels.claim, words.labels.dueOn], {
    rows: claims.flatMap((claim) => {
      const { dueOn, principal, earlier, fee, interest, charges } = claim;
      const charged = sumOf(charges.map(({ amount }) => amount));
      const rows = [
        [whatOf(words, claim), dateOf(dueOn), principal],
        ...charges.map(({ chargedOn, days, amount }): [string, string, bigint] => [
          days === null
            ? words.claims.fee(dateOf(chargedOn))
            : words.claims.interest({
                from: dateOf(days.from),
                to: dateOf(days.to),
                days: daysBetween(days.from, days.to) + 1,
              }),
          '',
          amount,
        ]),
        [words.claims.paid, '', earlier + fee + interest - charged],
      ] as const;
      return rows.filter(([, , amount]) => amount !== 0n);
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

/**
 * Whether paying what a notice claims is enough for its claim, whatever else is open: a payment with the KID of its
 * only claim pays that rent first.
 */
export const promisesOwn = ({
  kind,
  claims,
}: Pick<LetterDocument, 'kind'> & { claims: readonly unknown[] }) =>
  kind === 'notice' && claims.length === 1;

/** The notices and petitions before a letter, and what stops them all; none without one. */
export function casesOf(
  words: DocumentTexts,
  { cases, everything, promisedBy, sentOn }: LetterDocument,
): Section[] {
  const state = strictestCase(cases, sentOn);
  if (state === null) return [];
  const rows = cases.map(
    (one) =>
      [
        whatOf(words, one),
        words.cases.is[caseState(one, sentOn)]({
          sentOn: dateOf(one.noticedOn),
          payBy: dateOrNone(one.payBy),
          petitionedOn: dateOrNone(one.petitionedOn),
        }),
      ] as const,
  );
  const stops = words.cases.stops[state]({
    amount: amountOf(words, everything ?? 0n),
    by: dateOrNone(promisedBy),
  });
  return [{ heading: words.cases.heading, blocks: [facts(...rows), ...texts([stops])] }];
}

const dateOrNone = (day: string | null): string => (day === null ? '' : dateOf(day));

/** `Husleie mai 2026 (faktura nr. 10007)`. */
const whatOf = (words: DocumentTexts, { invoicedFor, month, serial }: NamedInvoice): string => {
  const named = month === null ? '' : monthOf(words, month, { year: 'numeric' });
  return `${words.claims.what[invoicedFor](named)} (${words.claims.invoice(serial).toLowerCase()})`;
};
