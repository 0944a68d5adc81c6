import { sql as raw } from 'kysely';

import type { BookTerms } from '@husvaer/domain/ledger/book';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'ledgerBook' | 'clientAccount' | 'refusedClientAccount'>>();

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
    .selectFrom('ledgerBook')
    .leftJoin('clientAccount', (join) =>
      join
        .onRef('clientAccount.bookId', '=', 'ledgerBook.id')
        .on('clientAccount.givenUpAt', 'is', null),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('refusedClientAccount')
          .select(['account', 'bic'])
          .whereRef('bookId', '=', 'ledgerBook.id')
          .orderBy('refusedAt', 'desc')
          .limit(1)
          .as('refused'),
      (join) => join.onTrue(),
    )
    .select(({ eb, fn }) => [
      'ledgerBook.id',
      'partnerId',
      'name',
      'orgNumber',
      'address',
      'email',
      'inVatRegister as isInVat',
      'inBusinessRegister as isInBusiness',
      fn.coalesce('clientAccount.account', 'refused.account').$notNull().as('clientAccount'),
      fn.coalesce('clientAccount.bic', 'refused.bic').$notNull().as('bic'),
      eb('clientAccount.account', 'is', null).$castTo<boolean>().as('isAccountRefused'),
      'bankCustomerId',
      'kidSource',
      'orderFormat',
      'chargeCodes',
    ]);

/** The book of an agency; for null the operator's. */
export const findBook = (tx: ReadTx, partnerId: string | null): Promise<Book | undefined> =>
  books(tx)
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .executeTakeFirst();

/** When a book was opened. */
export async function openedAt(tx: ReadTx, id: string): Promise<Temporal.Instant> {
  const { at } = await sql(tx)
    .selectFrom('ledgerBook')
    .select('createdAt as at')
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
  return ids.length === 0 ? [] : books(tx).where('ledgerBook.id', 'in', ids).execute();
}

export const findAllBooks = (tx: ReadTx): Promise<Book[]> =>
  books(tx).orderBy('ledgerBook.id').execute();

/** The book of a client account, including one no longer in use. */
export async function findBookOfAccount(tx: ReadTx, account: string): Promise<Book | undefined> {
  return books(tx)
    .where('ledgerBook.id', '=', (theirs) =>
      theirs
        .selectFrom('clientAccount as any')
        .select('any.bookId')
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
    .selectFrom('clientAccount')
    .select(['account', ({ eb }) => eb('givenUpAt', 'is', null).$castTo<boolean>().as('isInUse')])
    .where('bookId', '=', bookId)
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
    .selectFrom('clientAccount')
    .select([
      'bookId',
      ({ eb }) => eb('provedAt', 'is not', null).$castTo<boolean>().as('isProved'),
    ])
    .where('account', '=', account)
    .executeTakeFirst();
}

/** Whether a book's claim on this number was refused. */
export async function isRefused(tx: ReadTx, bookId: string, account: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('refusedClientAccount')
    .select('account')
    .where('bookId', '=', bookId)
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
    .deleteFrom('clientAccount')
    .where('account', '=', account)
    .where('provedAt', 'is', null)
    .returning(['bookId', 'bic', 'since'])
    .executeTakeFirst();
  if (!held) return false;
  const { since, ...of } = held;
  await sql(tx)
    .insertInto('refusedClientAccount')
    .values({
      ...of,
      account,
      since: since.toString(),
      reason,
      refusedAt: at.toString(),
      refusedById: byId,
    })
    .execute();
  return true;
}

/** Those of these numbers that were ever refused to a book. */
export async function findRefused(tx: ReadTx, accounts: readonly string[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await sql(tx)
    .selectFrom('refusedClientAccount')
    .select('account')
    .where('account', 'in', accounts)
    .execute();
  return new Set(rows.map(({ account }) => account));
}

/** Removes a deleted account from refusals. */
export async function forgetInRefusals(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('refusedClientAccount')
    .set({ refusedById: null })
    .where('refusedById', '=', accountId)
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
  const columns = ['account', 'bookId', 'partnerId', 'name', 'since'] as const;
  const held = await sql(tx)
    .selectFrom('clientAccount')
    .innerJoin('ledgerBook', 'ledgerBook.id', 'bookId')
    .select([
      ...columns,
      'otherOwner',

      ({ eb }) => eb('givenUpAt', 'is', null).$castTo<boolean>().as('isInUse'),
    ])
    .where('provedAt', 'is', null)
    .execute();
  const refused = await sql(tx)
    .selectFrom('refusedClientAccount')
    .innerJoin('ledgerBook', 'ledgerBook.id', 'bookId')
    .select(columns)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clientAccount')
            .select('clientAccount.account')
            .whereRef('clientAccount.bookId', '=', 'ledgerBook.id')
            .where('givenUpAt', 'is', null),
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
    .selectFrom('clientAccount')
    .select('provedAt as at')
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
    .updateTable('clientAccount')
    .set({ otherOwner: owner })
    .where('account', '=', account)
    .where('provedAt', 'is', null)
    .where('otherOwner', 'is distinct from', owner)
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
    .updateTable('clientAccount')
    .set({ provedAt: at.toString(), otherOwner: null })
    .where('account', 'in', accounts)
    .where('provedAt', 'is', null)
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
    orgNumber: terms.orgNumber,
    address: terms.address,
    email: terms.email,
    inVatRegister: terms.isInVat,
    inBusinessRegister: terms.isInBusiness,
    bankCustomerId: terms.bankCustomerId,
    kidSource: terms.kidSource,
    orderFormat: terms.orderFormat,
    chargeCodes: [...terms.chargeCodes],
  };
  await sql(tx)
    .insertInto('ledgerBook')
    .values({ id, partnerId, ...row, createdAt: at.toString() })
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
    .updateTable('clientAccount')
    .set({ givenUpAt: at.toString() })
    .where('bookId', '=', bookId)
    .where('account', '!=', account)
    .where('givenUpAt', 'is', null)
    .execute();
  await sql(tx)
    .insertInto('clientAccount')
    .values({ account, bookId, bic, since: at.toString() })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ bic, givenUpAt: null }))
    .execute();
}
