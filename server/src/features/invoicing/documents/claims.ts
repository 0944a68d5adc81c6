import type { TableBlock } from '../../../platform/pdf/document-text.ts';
import type { ClaimOf, LetterDocument } from './facts.ts';
import { dateOf, monthOf, table } from './parts.ts';
import type { DocumentWords } from './words.ts';

/** What is owed: each invoice, and its fees and interest on lines of their own. */
export const claimsOf = (
  words: DocumentWords,
  { claims, total, sentOn }: Pick<LetterDocument, 'claims' | 'total' | 'sentOn'>,
): TableBlock =>
  table(words, [words.labels.claim, words.labels.dueOn], {
    rows: claims.flatMap((claim) => {
      const { dueOn, principal, earlier, fee, interest } = claim;
      const rows = [
        [whatOf(words, claim), dateOf(dueOn), principal],
        [words.claims.earlier, '', earlier],
        [words.claims.fee, '', fee],
        [words.claims.interest(dateOf(sentOn)), '', interest],
      ] as const;
      return rows.filter(([, , amount]) => amount > 0n);
    }),
    total,
  });

/** `Husleie mai 2026 (faktura nr. 10007)`. */
const whatOf = (words: DocumentWords, { invoicedFor, month, serial }: ClaimOf): string => {
  const named = month === null ? '' : monthOf(words, month, { year: 'numeric' });
  return `${words.claims.what[invoicedFor](named)} (${words.claims.invoice(serial).toLowerCase()})`;
};
