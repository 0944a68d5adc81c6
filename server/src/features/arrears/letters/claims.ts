import { strictestCase, caseState, type OpenCase } from '@husvaer/domain/arrears/cases';
import { ownPromise, sumOf } from '@husvaer/domain/arrears/late-claims';
import { addDays, daysBetween } from '@husvaer/domain/kernel/dates';
import { interestRates } from '@husvaer/domain/legal/late-payment';

import type { Section, TableBlock } from '../../../platform/pdf/document-text.ts';
import {
  amountOf,
  facts,
  lines,
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

/** What a letter says to be enough, for its own claim and for all cases: the letter and its mail both say it. */
export function enoughOf(
  words: DocumentTexts,
  letter: Pick<
    LetterDocument,
    'kind' | 'sentOn' | 'payBy' | 'total' | 'everything' | 'promisedBy'
  > & { cases: readonly OpenCase[] },
): { own: string | null; all: string | null } {
  const { cases, sentOn, total, everything, promisedBy } = letter;
  const own = ownPromise(letter);
  const state = strictestCase(cases, sentOn);
  return {
    own: own && words.notice.promise({ amount: amountOf(words, own.amount), by: dateOf(own.by) }),
    all:
      state &&
      words.cases.stops[state]({
        amount: amountOf(words, everything ?? total),
        by: dateOrNone(promisedBy),
      }),
  };
}

/** The notices and petitions before a letter, what is unpaid of each, and what stops them all; none without one. */
export function casesOf(words: DocumentTexts, letter: LetterDocument): Section[] {
  const { kind, cases, everything, total, sentOn } = letter;
  const { all } = enoughOf(words, letter);
  if (all === null) return [];
  const rows = cases.map((one): [string, string] => {
    const state = words.cases.is[caseState(one, sentOn)]({
      sentOn: dateOf(one.noticedOn),
      payBy: dateOrNone(one.payBy),
      petitionedOn: dateOrNone(one.petitionedOn),
    });
    return [
      whatOf(words, one),
      one.open === null ? state : lines(state, words.cases.open(amountOf(words, one.open))),
    ];
  });
  // Only a notice claims nothing that is in a case already, so that the parts make the sum.
  if (kind === 'notice') {
    const rest = (everything ?? total) - total - sumOf(cases.map(({ open }) => open ?? 0n));
    rows.push([words.cases.own, amountOf(words, total)]);
    if (rest > 0n) rows.push([words.cases.rest, amountOf(words, rest)]);
  }
  return [{ heading: words.cases.heading, blocks: [facts(...rows), ...texts([all])] }];
}

const dateOrNone = (day: string | null): string => (day === null ? '' : dateOf(day));

/** `Husleie mai 2026 (faktura nr. 10007)`. */
const whatOf = (words: DocumentTexts, { invoicedFor, month, serial }: NamedInvoice): string => {
  const named = month === null ? '' : monthOf(words, month, { year: 'numeric' });
  return `${words.claims.what[invoicedFor](named)} (${words.claims.invoice(serial).toLowerCase()})`;
};
