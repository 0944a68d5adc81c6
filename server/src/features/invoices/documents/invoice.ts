import { daysBetween, endOfMonth } from '@husvaer/domain/kernel/dates';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import { debtFeesOn } from '@husvaer/domain/legal/late-payment';

import type { DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import type { InvoiceLine } from '../store.ts';
import type { CreditNoteDocument, InvoiceDocument } from './facts.ts';
import {
  amountOf,
  facts,
  framed,
  letterheadOf,
  partiesOf,
  table,
  texts,
  toPay,
  WORDS,
  type Language,
} from './parts.ts';
import type { DocumentTexts } from './document-texts.ts';
import { dateOf } from '../../../platform/written.ts';

/** An invoice, with everything required by bokføringsforskriften § 5-1-1. */
export function invoiceText(language: Language, invoice: InvoiceDocument): DocumentText {
  const words = WORDS[language];
  return {
    language,
    title: words.invoice.title(invoice.serial),
    letterhead: letterheadOf(words, invoice.parties),
    sections: [
      toPay(words, { ...invoice, by: [words.labels.dueOn, invoice.dueOn] }),
      ...newAccount(words, invoice, words.invoice.newAccount),
      linesOf(words, invoice),
      partiesOf(words, {
        ...invoice,
        isForLandlord: invoice.invoicedFor === 'rent',
        dated: [words.labels.issuedOn, invoice.issuedOn],
      }),
      {
        heading: words.headings.howToPay,
        blocks: texts(
          words.invoice.pay(invoice.parties.seller.email, debtFeesOn(invoice.issuedOn).rule),
        ),
      },
    ],
  };
}

/** A credit note, which names the invoice it credits. */
export function creditNoteText(language: Language, note: CreditNoteDocument): DocumentText {
  const words = WORDS[language];
  const { labels } = words;
  const { serial, issuedOn } = note.credits;
  return {
    language,
    title: words.creditNote.title(note.serial),
    letterhead: letterheadOf(words, note.parties),
    sections: [
      {
        heading: words.creditNote.heading,
        blocks: [
          facts(
            [labels.credits, words.creditNote.invoice(serial, dateOf(issuedOn))],
            [labels.amount, amountOf(words, note.total)],
            [labels.reason, note.reason],
          ),
          ...texts(words.creditNote.texts(note.parties.seller.email)),
        ],
      },
      linesOf(words, note),
      partiesOf(words, {
        ...note,
        isForLandlord: note.invoicedFor === 'rent',
        dated: [labels.creditedOn, note.issuedOn],
      }),
    ],
  };
}

/** What changed, in a frame, when the account is another than before. */
export const newAccount = (
  words: DocumentTexts,
  { account, accountChange }: Pick<InvoiceDocument, 'account' | 'accountChange'>,
  text: string,
): Section[] =>
  accountChange === null
    ? []
    : [
        {
          heading: words.headings.newAccount,
          blocks: [
            framed(
              [words.labels.newAccount, writeBankAccount(account)],
              [words.labels.formerAccount, writeBankAccount(accountChange.former)],
              [words.labels.noticedOn, dateOf(accountChange.noticedOn)],
            ),
            ...texts([text]),
          ],
        },
      ];

const linesOf = (
  words: DocumentTexts,
  { lines, total, invoicedFor }: Pick<InvoiceDocument, 'lines' | 'total' | 'invoicedFor'>,
): Section => ({
  heading: words.headings.lines,
  blocks: [
    table(words, [words.labels.what, words.labels.period], {
      rows: lines.map((line) => [whatOf(words, line), periodOf(line), line.amount]),
      total,
    }),
    ...texts([
      ...(invoicedFor === 'deposit_insurance' ? [words.insured] : []),
      words.exempt[invoicedFor],
    ]),
  ],
});

/** The description of a line; for part of a month, with the number of its days. */
function whatOf({ lines }: DocumentTexts, { kind, cost, name, from, to }: InvoiceLine): string {
  if (kind === 'insurance_premium') return lines.insurance(name);
  if (kind === 'extra' || kind === 'discount')
    return kind === 'extra' ? name! : lines.discount(name!);
  const what = kind === 'rent' ? lines.rent : lines.useCosts[cost!];
  if (from === null || to === null) return what;
  const [days, ofMonth] = [daysBetween(from, to) + 1, Number(endOfMonth(from).slice(8))];
  return days < ofMonth ? lines.partOfMonth(what, days, ofMonth) : what;
}

const periodOf = ({ from, to }: InvoiceLine): string =>
  from === null || to === null ? '' : `${dateOf(from)}–${dateOf(to)}`;
