import { sql as raw } from 'kysely';

import type { BookTerms, KidSource, OrderFormat } from '@husvaer/domain/ledger/book';

import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface BookTables {
  ledger_book: {
    id: string;
    partner_id: string | null;
    name: string;
    org_number: string;
    address: string;
    email: string;
    in_vat_register: boolean;
    in_business_register: boolean;
    bank_customer_id: string | null;
    kid_source: KidSource;
    order_format: OrderFormat;
    created_at: Moment;
  };
  client_account: {
    account: string;
    book_id: string;
    bic: string;
    since: Moment;
    given_up_at: MaybeMoment;
    proved_at: MaybeMoment;
  };
}

const sql = owns<BookTables>();

/** A set of books: an agency's, or the operator's for landlords without one. */
export interface Book extends BookTerms {
  id: string;
  partnerId: string | null;
}

const books = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('ledger_book')
    .innerJoin('client_account', (join) =>
      join
        .onRef('client_account.book_id', '=', 'ledger_book.id')
        .on('client_account.given_up_at', 'is', null),
    )
    .select([
      'ledger_book.id as id',
      'partner_id as partnerId',
      'name',
      'org_number as orgNumber',
      'address',
      'email',
      'in_vat_register as isInVat',
      'in_business_register as isInBusiness',
      'client_account.account as clientAccount',
      'client_account.bic as bic',
      'bank_customer_id as bankCustomerId',
      'kid_source as kidSource',
      'order_format as orderFormat',
    ]);

/** The book of an agency; for null the operator's. */
export const findBook = (tx: ReadTx, partnerId: string | null): Promise<Book | undefined> =>
  books(tx)
    .where('partner_id', partnerId === null ? 'is' : '=', partnerId)
    .executeTakeFirst();

/** Locks the terms and settings of a book until the end of the transaction, and returns it. */
export async function lockBook(tx: Tx, partnerId: string | null): Promise<Book | undefined> {
  // Before a book is opened there is no row to lock.
  const lock = `ledger book ${partnerId}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
  return findBook(tx, partnerId);
}

export async function findBooks(tx: ReadTx, ids: readonly string[]): Promise<Book[]> {
  return ids.length === 0 ? [] : books(tx).where('ledger_book.id', 'in', ids).execute();
}

export const findAllBooks = (tx: ReadTx): Promise<Book[]> =>
  books(tx).orderBy('ledger_book.id').execute();

/** The book of a client account, including one no longer in use. */
export async function findBookOfAccount(tx: ReadTx, account: string): Promise<Book | undefined> {
  return books(tx)
    .where('ledger_book.id', '=', (theirs) =>
      theirs
        .selectFrom('client_account as any')
        .select('any.book_id')
        .where('any.account', '=', account),
    )
    .executeTakeFirst();
}

/** The client accounts of a book, including those no longer in use. */
export const findClientAccounts = (
  tx: ReadTx,
  bookId: string,
): Promise<{ account: string; isInUse: boolean }[]> =>
  sql(tx)
    .selectFrom('client_account')
    .select(['account', ({ eb }) => eb('given_up_at', 'is', null).$castTo<boolean>().as('isInUse')])
    .where('book_id', '=', bookId)
    .orderBy('since')
    .orderBy('account')
    .execute();

/** Whether an account is or was a client account of another book. */
export async function isAccountOfOthers(
  tx: ReadTx,
  account: string,
  bookId: string | null,
): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('client_account')
    .select('book_id')
    .where('account', '=', account)
    .executeTakeFirst();
  return row !== undefined && row.book_id !== bookId;
}

/** A client account in use that the bank has not confirmed. */
export interface UnprovedAccount {
  account: string;
  partnerId: string | null;
  /** Of its book. */
  name: string;
  since: Temporal.Instant;
}

/** The client accounts in use that no file of the bank's own channel was about yet, the earliest first. */
export const findUnprovedAccounts = (tx: ReadTx): Promise<UnprovedAccount[]> =>
  sql(tx)
    .selectFrom('client_account')
    .innerJoin('ledger_book', 'ledger_book.id', 'book_id')
    .select(['account', 'partner_id as partnerId', 'name', 'since'])
    .where('given_up_at', 'is', null)
    .where('proved_at', 'is', null)
    .orderBy('since')
    .orderBy('account')
    .execute();

/** Whether a file of the bank's own channel was about a client account. */
export async function isAccountProved(tx: ReadTx, account: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('client_account')
    .select('proved_at as at')
    .where('account', '=', account)
    .executeTakeFirst();
  return (row?.at ?? null) !== null;
}

/** Records that a file of the bank's own channel is about these accounts. Others than client accounts are ignored. */
export async function proveAccounts(
  tx: Tx,
  accounts: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (accounts.length === 0) return;
  await sql(tx)
    .updateTable('client_account')
    .set({ proved_at: at.toString() })
    .where('account', 'in', accounts)
    .where('proved_at', 'is', null)
    .execute();
}

/** Opens a book, or changes its terms. Its earlier accounts still belong to it. */
export async function saveBook(tx: Tx, book: Book, at: Temporal.Instant): Promise<void> {
  const { id, partnerId, clientAccount, bic, ...terms } = book;
  const row = {
    name: terms.name,
    org_number: terms.orgNumber,
    address: terms.address,
    email: terms.email,
    in_vat_register: terms.isInVat,
    in_business_register: terms.isInBusiness,
    bank_customer_id: terms.bankCustomerId,
    kid_source: terms.kidSource,
    order_format: terms.orderFormat,
  };
  await sql(tx)
    .insertInto('ledger_book')
    .values({ id, partner_id: partnerId, ...row, created_at: at.toString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await sql(tx)
    .updateTable('client_account')
    .set({ given_up_at: at.toString() })
    .where('book_id', '=', id)
    .where('account', '!=', clientAccount)
    .where('given_up_at', 'is', null)
    .execute();
  await sql(tx)
    .insertInto('client_account')
    .values({ account: clientAccount, book_id: id, bic, since: at.toString() })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ bic, given_up_at: null }))
    .execute();
}
