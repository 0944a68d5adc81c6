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
    charge_codes: string[];
    created_at: Moment;
  };
  client_account: {
    account: string;
    book_id: string;
    bic: string;
    since: Moment;
    given_up_at: MaybeMoment;
    proved_at: MaybeMoment;
    other_owner: string | null;
  };
  refused_client_account: {
    account: string;
    book_id: string;
    bic: string;
    since: Moment;
    refused_at: Moment;
    refused_by_id: string | null;
    reason: string;
  };
}

const sql = owns<BookTables>();

/** A set of books: an agency's, or the operator's for landlords without one. */
export interface Book extends BookTerms {
  id: string;
  partnerId: string | null;
  /**
   * Whether its client account was refused ({@link refuseAccount}). Until it names another, it invoices and
   * orders nothing.
   */
  isAccountRefused: boolean;
}

const books = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('ledger_book')
    .leftJoin('client_account', (join) =>
      join
        .onRef('client_account.book_id', '=', 'ledger_book.id')
        .on('client_account.given_up_at', 'is', null),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('refused_client_account')
          .select(['account', 'bic'])
          .whereRef('book_id', '=', 'ledger_book.id')
          .orderBy('refused_at', 'desc')
          .limit(1)
          .as('refused'),
      (join) => join.onTrue(),
    )
    .select(({ eb, fn }) => [
      'ledger_book.id as id',
      'partner_id as partnerId',
      'name',
      'org_number as orgNumber',
      'address',
      'email',
      'in_vat_register as isInVat',
      'in_business_register as isInBusiness',
      fn.coalesce('client_account.account', 'refused.account').$notNull().as('clientAccount'),
      fn.coalesce('client_account.bic', 'refused.bic').$notNull().as('bic'),
      eb('client_account.account', 'is', null).$castTo<boolean>().as('isAccountRefused'),
      'bank_customer_id as bankCustomerId',
      'kid_source as kidSource',
      'order_format as orderFormat',
      'charge_codes as chargeCodes',
    ]);

/** The book of an agency; for null the operator's. */
export const findBook = (tx: ReadTx, partnerId: string | null): Promise<Book | undefined> =>
  books(tx)
    .where('partner_id', partnerId === null ? 'is' : '=', partnerId)
    .executeTakeFirst();

/** When a book was opened. */
export async function openedAt(tx: ReadTx, id: string): Promise<Temporal.Instant> {
  const { at } = await sql(tx)
    .selectFrom('ledger_book')
    .select('created_at as at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return at;
}

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

/** Who holds the number of a client account. */
interface AccountHolder {
  bookId: string;
  isProved: boolean;
}

/**
 * The book whose client account this is or was. The number is locked until the end of the transaction, so that
 * of two books that name it at the same moment, the second finds the first.
 */
export async function lockAccount(tx: Tx, account: string): Promise<AccountHolder | undefined> {
  const lock = `client account ${account}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
  return sql(tx)
    .selectFrom('client_account')
    .select([
      'book_id as bookId',
      ({ eb }) => eb('proved_at', 'is not', null).$castTo<boolean>().as('isProved'),
    ])
    .where('account', '=', account)
    .executeTakeFirst();
}

/** Whether a book's claim on this number was refused. */
export async function isRefused(tx: ReadTx, bookId: string, account: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('refused_client_account')
    .select('account')
    .where('book_id', '=', bookId)
    .where('account', '=', account)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves a number from the client accounts of a book to those that it was refused, so that another book can name
 * it. The caller has locked the number. Returns false when the bank has confirmed the account.
 */
export async function refuseAccount(
  tx: Tx,
  account: string,
  { at, byId, reason }: { at: Temporal.Instant; byId: string; reason: string },
): Promise<boolean> {
  const held = await sql(tx)
    .deleteFrom('client_account')
    .where('account', '=', account)
    .where('proved_at', 'is', null)
    .returning(['book_id', 'bic', 'since'])
    .executeTakeFirst();
  if (!held) return false;
  const { since, ...of } = held;
  await sql(tx)
    .insertInto('refused_client_account')
    .values({
      ...of,
      account,
      since: since.toString(),
      reason,
      refused_at: at.toString(),
      refused_by_id: byId,
    })
    .execute();
  return true;
}

/** Those of these numbers that were ever refused to a book. */
export async function findRefused(tx: ReadTx, accounts: readonly string[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await sql(tx)
    .selectFrom('refused_client_account')
    .select('account')
    .where('account', 'in', accounts)
    .execute();
  return new Set(rows.map(({ account }) => account));
}

/** Removes a deleted account from refusals. */
export async function forgetInRefusals(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('refused_client_account')
    .set({ refused_by_id: null })
    .where('refused_by_id', '=', accountId)
    .execute();
}

/** A client account that the bank has not confirmed. */
export interface UnprovedAccount {
  account: string;
  bookId: string;
  partnerId: string | null;
  /** Of its book. */
  name: string;
  since: Temporal.Instant;
  /** The organisation number that the bank named as its owner, where it is not the book's. */
  otherOwner: string | null;
  /** Refused ones are those of books that have no other yet. */
  state: 'in_use' | 'given_up' | 'refused';
}

/**
 * The client accounts that no file of the bank's own channel was about yet, those that books gave up included,
 * and the refused accounts of books that have no other; the earliest first.
 */
export async function findUnprovedAccounts(tx: ReadTx): Promise<UnprovedAccount[]> {
  const columns = [
    'account',
    'book_id as bookId',
    'partner_id as partnerId',
    'name',
    'since',
  ] as const;
  const held = await sql(tx)
    .selectFrom('client_account')
    .innerJoin('ledger_book', 'ledger_book.id', 'book_id')
    .select([
      ...columns,
      'other_owner as otherOwner',

      ({ eb }) => eb('given_up_at', 'is', null).$castTo<boolean>().as('isInUse'),
    ])
    .where('proved_at', 'is', null)
    .execute();
  const refused = await sql(tx)
    .selectFrom('refused_client_account')
    .innerJoin('ledger_book', 'ledger_book.id', 'book_id')
    .select(columns)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('client_account')
            .select('client_account.account')
            .whereRef('client_account.book_id', '=', 'ledger_book.id')
            .where('given_up_at', 'is', null),
        ),
      ),
    )
    .execute();
  return [
    ...held.map(({ isInUse, ...one }) => ({
      ...one,
      state: isInUse ? ('in_use' as const) : ('given_up' as const),
    })),
    ...refused.map((one) => ({ ...one, otherOwner: null, state: 'refused' as const })),
  ].toSorted((a, b) => Temporal.Instant.compare(a.since, b.since));
}

/** Whether a file of the bank's own channel was about a client account. */
export async function isAccountProved(tx: ReadTx, account: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('client_account')
    .select('proved_at as at')
    .where('account', '=', account)
    .executeTakeFirst();
  return (row?.at ?? null) !== null;
}

/**
 * Records that a file of the bank's own channel names another owner of an unproved account. Returns false when
 * it is proved, or the same was recorded before.
 */
export async function saveOtherOwner(tx: Tx, account: string, owner: string): Promise<boolean> {
  const saved = await sql(tx)
    .updateTable('client_account')
    .set({ other_owner: owner })
    .where('account', '=', account)
    .where('proved_at', 'is', null)
    .where('other_owner', 'is distinct from', owner)
    .returning('account')
    .executeTakeFirst();
  return saved !== undefined;
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
    .set({ proved_at: at.toString(), other_owner: null })
    .where('account', 'in', accounts)
    .where('proved_at', 'is', null)
    .execute();
}

/** Opens a book without a client account, or changes its terms. */
export async function saveBook(
  tx: Tx,
  { id, partnerId, ...terms }: BookTerms & Pick<Book, 'id' | 'partnerId'>,
  at: Temporal.Instant,
): Promise<void> {
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
    charge_codes: [...terms.chargeCodes],
  };
  await sql(tx)
    .insertInto('ledger_book')
    .values({ id, partner_id: partnerId, ...row, created_at: at.toString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/**
 * Sets the client account of a book. Its earlier accounts still belong to it. The caller has locked the number,
 * and no other book holds it.
 */
export async function saveAccount(
  tx: Tx,
  bookId: string,
  { account, bic }: { account: string; bic: string },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('client_account')
    .set({ given_up_at: at.toString() })
    .where('book_id', '=', bookId)
    .where('account', '!=', account)
    .where('given_up_at', 'is', null)
    .execute();
  await sql(tx)
    .insertInto('client_account')
    .values({ account, book_id: bookId, bic, since: at.toString() })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ bic, given_up_at: null }))
    .execute();
}
