import { parseInput } from '@husvaer/domain/kernel/validation';
import { bookTerms } from '@husvaer/domain/ledger/book';

import { findBook, setLedgerBook, type Book } from '../src/features/ledger/public.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import type { TestApp } from './test-app.ts';

/** The terms of books; the account number belongs to no one. */
export const BOOK_TERMS = {
  name: 'Nordbolig AS',
  orgNumber: '974760673',
  address: 'Storgata 1, 0155 Oslo',
  email: 'husleie@nordbolig.no',
  isInVat: true,
  isInBusiness: true,
  clientAccount: '86011117947',
  bic: 'DNBANOKK',
  bankCustomerId: '999999999',
  kidSource: 'ocr',
};

/** Lets one person write off and credit kr 90,000 on each lease of a book alone. */
export const letOneReduce = (app: TestApp, bookId: string): Promise<unknown> =>
  app.database.session((session) =>
    session.query(
      `insert into invoicing_settings (book_id, lead_days, alone_limit) values ($1, 15, 9000000)
       on conflict (book_id) do update set alone_limit = excluded.alone_limit`,
      [bookId],
    ),
  );

/** Opens books for an agency, or for the operator. */
export async function openBook(
  app: TestApp,
  partnerId: string | null,
  input: Partial<typeof BOOK_TERMS> = {},
): Promise<Book> {
  const terms = parseInput(bookTerms, { ...BOOK_TERMS, ...input });
  await app.runner.run(SYSTEM, setLedgerBook, { partnerId, terms });
  const book = await app.runner.read(SYSTEM, ({ tx }) => findBook(tx, partnerId), undefined);
  if (!book) throw new Error('The books were not opened.');
  return book;
}
