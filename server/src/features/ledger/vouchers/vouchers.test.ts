import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { transferLines, type LedgerEntry } from '@husvaer/domain/ledger/entry';

import { openBook } from '../../../../testing/books.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { bookEntries, type Book } from '../public.ts';
import { auditLedger } from '../use-cases/audit-ledger.ts';

let app: TestApp;
let books: Book[];
/** Each test has years of its own. */
let year = 2000;

beforeAll(async () => {
  app = await createTestApp();
  books = [];
  for (const clientAccount of ['86011117947', '12345678903']) {
    const partnerId = await addPartner(app, `byra${books.length}`, `Byrå ${books.length}`);
    books.push(await openBook(app, partnerId, { clientAccount }));
  }
});
beforeEach(() => {
  year += 2;
});
afterAll(() => app.close());

const payment = (input: Partial<LedgerEntry> = {}): LedgerEntry => ({
  bookId: books[0]!.id,
  key: `payment:${randomUUID()}`,
  kind: 'payment',
  dated: `${year}-11-20`,
  lines: transferLines(100n, { debit: 'client_account', credit: 'tenant_receivable' }),
  ...input,
});
const bookAll = (entries: readonly LedgerEntry[]) => app.runner.run(SYSTEM, bookEntries, entries);

/** The keys of a book's entries of a year with their numbers. */
async function numbersOf({ id }: Book, ofYear = year): Promise<Record<string, number>> {
  const rows = await app.database.session((session) =>
    session.query<{ key: string; number: number }>(
      `select key, number from voucher join ledger_entry on id = entry_id
       where voucher.book_id = $1 and year = $2 order by number`,
      [id, ofYear],
    ),
  );
  return Object.fromEntries(rows.map(({ key, number }) => [key, number]));
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('voucher numbers', () => {
  test('follow the bookings, for each book and year', async () => {
    const [first, second] = books as [Book, Book];
    const entries = [
      payment({ key: 'a' }),
      payment({ key: 'b', dated: `${year + 1}-01-01` }),
      payment({ key: 'c', bookId: second.id }),
      payment({ key: 'd' }),
    ];
    await bookAll(entries);
    await bookAll([payment({ key: 'e' })]);
    expect(await numbersOf(first)).toEqual({ a: 1, d: 2, e: 3 });
    expect(await numbersOf(first, year + 1)).toEqual({ b: 1 });
    expect(await numbersOf(second)).toEqual({ c: 1 });
  });

  test('are not used by an entry that was booked before, or by a transaction that fails', async () => {
    const entry = payment({ key: 'first' });
    await bookAll([entry]);
    await bookAll([entry]);
    await expect(
      app.runner.run(
        SYSTEM,
        async (work) => {
          await bookEntries(work, [payment()]);
          throw new Error('too late');
        },
        undefined,
      ),
    ).rejects.toThrow('too late');
    await bookAll([payment({ key: 'second' })]);
    expect(await numbersOf(books[0]!)).toEqual({ first: 1, second: 2 });
  });

  test('have no gap and no number twice, however many book at once and fail', async () => {
    const transaction = fc.record({
      fails: fc.boolean(),
      // The entries of each statement: the index of the book and the year.
      statements: fc.array(
        fc.array(
          fc.record({
            book: fc.integer({ min: 0, max: 1 }),
            years: fc.integer({ min: 0, max: 1 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        { minLength: 1, maxLength: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { maxLength: 12 }), async (transactions) => {
        const run = async (work: Work, { statements, fails }: (typeof transactions)[number]) => {
          for (const entries of statements)
            await bookEntries(
              work,
              entries.map(({ book, years }) =>
                payment({ bookId: books[book]!.id, dated: `${year + years}-03-01` }),
              ),
            );
          if (fails) throw new Error('fails');
        };
        await Promise.allSettled(transactions.map((one) => app.runner.run(SYSTEM, run, one)));
        for (const book of books)
          for (const each of [year, year + 1]) {
            const numbers = Object.values(await numbersOf(book, each));
            expect(numbers).toEqual(upTo(numbers.length));
          }
      }),
      { numRuns: 12 },
    );
    expect(await app.runner.read(SYSTEM, auditLedger, undefined)).toEqual([]);
  });

  test('that are missing are a discrepancy', async () => {
    await bookAll([payment({ key: 'x' }), payment({ key: 'y' })]);
    await app.database.session(({ exec }) =>
      exec(`alter table voucher disable trigger voucher_stays;
        delete from voucher where book_id = '${books[0]!.id}' and number = 1 and year = ${year}`),
    );
    expect(await app.runner.read(SYSTEM, auditLedger, undefined)).toEqual([
      expect.stringMatching(/^Entry .* has no voucher number\.$/),
      `Nordbolig AS has 1 vouchers of ${year}, and their numbers go to 2.`,
    ]);
    await app.database.session(({ exec }) =>
      exec(`insert into voucher (entry_id, book_id, dated, number)
          select id, book_id, dated, 1 from ledger_entry
          where book_id = '${books[0]!.id}' and key = 'x';
        alter table voucher enable trigger voucher_stays`),
    );
  });

  test.each(['update voucher set number = number + 1', 'delete from voucher', 'truncate voucher'])(
    'never change: %s',
    async (statement) => {
      await bookAll([payment()]);
      await expect(app.database.session(({ exec }) => exec(statement))).rejects.toThrow(
        'not changed',
      );
    },
  );
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('transactions at the same time', () => {
  test('do not wait for each other until they commit, and are numbered as they commit', async () => {
    await app.runner.run(
      SYSTEM,
      async (work) => {
        await bookEntries(work, [payment({ key: 'booked first' })]);
        // Ends while the outer transaction is open.
        await bookAll([payment({ key: 'committed first' })]);
      },
      undefined,
    );
    expect(await numbersOf(books[0]!)).toEqual({ 'committed first': 1, 'booked first': 2 });
  });

  test('with the same books in any order block each other for no longer', async () => {
    const [first, second] = books as [Book, Book];
    const inOrder = (ids: string[]) =>
      app.runner.run(
        SYSTEM,
        async (work) => {
          for (const bookId of ids) await bookEntries(work, [payment({ bookId })]);
        },
        undefined,
      );
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        inOrder(index % 2 ? [first.id, second.id] : [second.id, first.id]),
      ),
    );
    for (const book of books) expect(Object.values(await numbersOf(book))).toEqual(upTo(40));
  });
});
