import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import {
  type PaperFacts,
  amountOf,
  facts,
  kidIn,
  letterheadOf,
  partiesOf,
  texts,
  DOCUMENT_WORDS,
  type Language,
} from '../../invoices/public.ts';
import { dateOf } from '../../../platform/written.ts';

export interface ReceiptDocument extends Omit<PaperFacts, 'account'> {
  madeOn: IsoDate;
  paidOn: IsoDate;
  amount: Ore;
  /** Whether the landlord received it directly, not through the bank. */
  isDirect: boolean;
  /** What it paid, and what is left for the next invoice. */
  parts: readonly { serial: number; amount: Ore }[];
  left: Ore;
}

/** A receipt for one payment: when it was paid, and which invoices it paid. */
export function receiptText(language: Language, receipt: ReceiptDocument): DocumentText {
  const words = DOCUMENT_WORDS[language];
  const { labels } = words;
  const { amount, paidOn, kid, isDirect, parts, left } = receipt;
  return {
    language,
    title: words.receipt.title,
    letterhead: letterheadOf(words, receipt.parties),
    sections: [
      {
        heading: words.headings.paid,
        blocks: [
          facts(
            [labels.amount, amountOf(words, amount)],
            [labels.paidOn, dateOf(paidOn)],
            [labels.kid, kid && kidIn(kid)],
            ...parts.map(
              (part) => [words.claims.invoice(part.serial), amountOf(words, part.amount)] as const,
            ),
            [labels.left, left > 0n ? amountOf(words, left) : null],
          ),
          ...texts(isDirect ? words.receipt.direct : words.receipt.texts),
        ],
      },
      partiesOf(words, { ...receipt, dated: [labels.sentOn, receipt.madeOn] }),
    ],
  };
}
