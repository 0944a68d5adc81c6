import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { CLAIMS } from '../../invoices/public.ts';

const sql = owns<Pick<Tables, 'billing' | 'invoice' | 'leaseAccount'>>();

/** The client account that the tenants of a lease know, 11 digits. */
export interface KnownAccount {
  account: string;
  /** The notice that named it, and the number of invoices that mention it; null when there was none. */
  notice: { former: string; noticedOn: string; invoices: number } | null;
}

/**
 * Leases with the account of their latest contract or notice; if they name none, that of their last invoice.
 * Leases without any account are left out.
 */
const knownAccounts = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('billing')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('leaseAccount')
          .select([
            'account',
            'former',
            raw<string>`(named_at at time zone 'Europe/Oslo')::date`.as('noticedOn'),
          ])
          .whereRef('leaseAccount.leaseId', '=', 'billing.leaseId')
          .orderBy('id', 'desc')
          .limit(1)
          .as('named'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('invoice')
          .select('account')
          .whereRef('invoice.leaseId', '=', 'billing.leaseId')
          .where('kind', 'in', CLAIMS)
          .where('named.account', 'is', null)
          .orderBy('serial', 'desc')
          .limit(1)
          .as('invoiced'),
      (join) => join.onTrue(),
    )
    .select((row) => [
      'billing.leaseId',
      row.fn.coalesce('named.account', 'invoiced.account').$notNull().as('account'),
    ])
    .where(({ fn, eb }) => eb(fn.coalesce('named.account', 'invoiced.account'), 'is not', null));

/** The accounts that tenants know, by lease. */
export async function findKnownAccounts(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, KnownAccount>> {
  if (leaseIds.length === 0) return new Map();
  const rows = await knownAccounts(tx)
    .select(({ selectFrom }) => [
      'former',
      'noticedOn',
      selectFrom('invoice')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('invoice.leaseId', '=', 'billing.leaseId')
        .whereRef('invoice.account', '=', 'named.account')
        .whereRef('issuedOn', '>=', 'noticedOn')
        .where('accountChange', 'is not', null)
        .where('kind', 'in', CLAIMS)
        .as('invoices'),
    ])
    .where('billing.leaseId', 'in', leaseIds)
    .execute();
  return new Map(
    rows.map(({ leaseId, account, former, noticedOn, invoices }) => [
      leaseId,
      {
        account,
        notice: former && noticedOn ? { former, noticedOn, invoices: Number(invoices) } : null,
      },
    ]),
  );
}

/** A lease that may need a notice, and the account that its tenants know; null: none yet. */
interface LeaseToLookAt {
  leaseId: string;
  account: string | null;
}

/**
 * Leases that will be invoiced, by id, for which no notice of this account was looked for yet. The page begins
 * after an id. Other leases are not read, by an index.
 */
export async function findLeasesToLookAt(
  tx: ReadTx,
  {
    bookId,
    account,
    after,
    limit,
  }: { bookId: string; account: string; after: string | null; limit: number },
): Promise<LeaseToLookAt[]> {
  const rows = await sql(tx)
    .selectFrom('billing')
    .select('leaseId')
    .where('bookId', '=', bookId)
    .where('nextDueOn', 'is not', null)
    .where((row) =>
      row.or([
        row('noticedAccount', 'is', null),
        row('noticedAccount', '<', account),
        row('noticedAccount', '>', account),
      ]),
    )
    .$if(after !== null, (rest) => rest.where('leaseId', '>', after))
    .orderBy('leaseId')
    .limit(limit)
    .execute();
  const ids = rows.map(({ leaseId }) => leaseId);
  const known = await findKnownAccounts(tx, ids);
  return ids.map((leaseId) => ({ leaseId, account: known.get(leaseId)?.account ?? null }));
}

/** The number of invoices of each book that name each of these accounts, by `countKey`. */
export async function countInvoicesTo(
  tx: ReadTx,
  accounts: readonly string[],
): Promise<Map<string, number>> {
  if (accounts.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('invoice')
    .select((row) => ['account', 'bookId', row.fn.countAll<bigint>().as('count')])
    .where('account', 'in', accounts)
    .groupBy(['account', 'bookId'])
    .execute();
  return new Map(rows.map(({ count, ...of }) => [countKey(of), Number(count)]));
}

/** The key of a book's account in {@link countInvoicesTo}. */
export const countKey = ({ account, bookId }: { account: string; bookId: string }): string =>
  `${bookId} ${account}`;
