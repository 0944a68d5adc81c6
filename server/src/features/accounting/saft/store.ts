import { sql as raw } from 'kysely';

import {
  USUAL_SAFT_ACCOUNTS,
  type SaftAccount,
  type SaftProblem,
  type SaftState,
} from '@husvaer/domain/accounting/saft';

import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';

interface SaftTables {
  saft_account: {
    book_id: string;
    account: SaftAccount['account'];
    standard_account: SaftAccount['standardAccount'];
    tax_code: SaftAccount['taxCode'];
  };
  saft_export: {
    id: string;
    book_id: string;
    first_day: string;
    last_day: string;
    ordered_at: Moment;
    ordered_by_id: string | null;
    due_at: MaybeMoment;
    attempts: number;
    made_at: MaybeMoment;
    entries: number | null;
    debit: bigint | null;
    bytes: bigint | null;
    problem: SaftProblem | null;
  };
}

const sql = owns<SaftTables>();

/** The worker is notified of new exports here. */
export const SAFT_CHANNEL = 'husvaer_saft';

/** The storage key of an export; making it again overwrites the same file. */
export const saftKey = (id: string): string => `accounting/saft/${id}.zip`;

/** What the accounts of a book are in SAF-T. */
export async function findSaftAccounts(tx: ReadTx, bookId: string): Promise<SaftAccount[]> {
  const rows = await sql(tx)
    .selectFrom('saft_account')
    .select(['account', 'standard_account as standardAccount', 'tax_code as taxCode'])
    .where('book_id', '=', bookId)
    .execute();
  if (rows.length === 0) return [...USUAL_SAFT_ACCOUNTS];
  const chosen = new Map(rows.map((row) => [row.account, row]));
  return USUAL_SAFT_ACCOUNTS.map(
    ({ account }) => chosen.get(account) ?? { account, standardAccount: null, taxCode: null },
  );
}

/** Replaces the mapping of a book. */
export async function saveSaftAccounts(
  tx: Tx,
  bookId: string,
  accounts: readonly SaftAccount[],
): Promise<void> {
  await sql(tx).deleteFrom('saft_account').where('book_id', '=', bookId).execute();
  await sql(tx)
    .insertInto('saft_account')
    .values(
      accounts.map(({ account, standardAccount, taxCode }) => ({
        book_id: bookId,
        account,
        standard_account: standardAccount,
        tax_code: taxCode,
      })),
    )
    .execute();
}

/** An export for a period, by its first and its last day. */
export interface SaftExport {
  id: string;
  bookId: string;
  from: string;
  to: string;
  orderedAt: Temporal.Instant;
  orderedById: string | null;
  madeAt: Temporal.Instant | null;
  entries: number | null;
  /** øre; as much is credit. */
  debit: bigint | null;
  bytes: bigint | null;
  problem: SaftProblem | null;
  state: SaftState;
}

const exports = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('saft_export')
    .select([
      ...(['id', 'book_id as bookId', 'first_day as from', 'last_day as to'] as const),
      ...([
        'ordered_at as orderedAt',
        'ordered_by_id as orderedById',
        'made_at as madeAt',
      ] as const),
      ...(['entries', 'debit', 'bytes', 'problem'] as const),
      raw<SaftState>`case when made_at is not null then 'made'
        when due_at is not null then 'waiting' else 'failed' end`.as('state'),
    ]);

export async function addSaftExport(
  tx: Tx,
  one: Pick<SaftExport, 'id' | 'bookId' | 'from' | 'to' | 'orderedAt' | 'orderedById'>,
): Promise<void> {
  const at = one.orderedAt.toString();
  await sql(tx)
    .insertInto('saft_export')
    .values({
      id: one.id,
      book_id: one.bookId,
      first_day: one.from,
      last_day: one.to,
      ordered_at: at,
      ordered_by_id: one.orderedById,
      due_at: at,
      attempts: 0,
    })
    .execute();
  await raw`select pg_notify(${SAFT_CHANNEL}, '')`.execute(sql(tx));
}

/** The exports of a book, the latest first. */
export const findSaftExports = (tx: ReadTx, bookId: string, limit: number): Promise<SaftExport[]> =>
  exports(tx)
    .where('book_id', '=', bookId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findSaftExport = (
  tx: ReadTx,
  { id, bookId }: Pick<SaftExport, 'id' | 'bookId'>,
): Promise<SaftExport | undefined> =>
  exports(tx).where('id', '=', id).where('book_id', '=', bookId).executeTakeFirst();

export type ClaimedSaft = Pick<SaftExport, 'id' | 'bookId' | 'from' | 'to' | 'orderedById'> & {
  attempts: number;
};

/** Claims the next export until `heldUntil`; other nodes skip it. */
export const claimNextSaft = (
  tx: Tx,
  now: Temporal.Instant,
  heldUntil: Temporal.Instant,
): Promise<ClaimedSaft | undefined> =>
  sql(tx)
    .updateTable('saft_export')
    .set({ due_at: heldUntil.toString(), attempts: raw<number>`attempts + 1` })
    .where('id', '=', (next) =>
      next
        .selectFrom('saft_export')
        .select('id')
        .where('due_at', '<=', moment(now))
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'book_id as bookId', 'first_day as from', 'last_day as to'])
    .returning(['ordered_by_id as orderedById', 'attempts'])
    .executeTakeFirst();

/** Changes an export that is not made yet. */
export async function changeSaftExport(
  tx: Tx,
  id: string,
  values: {
    dueAt: Temporal.Instant | null;
    problem?: SaftProblem;
    made?: { at: Temporal.Instant; entries: number; debit: bigint; bytes: number };
  },
): Promise<void> {
  const { dueAt, problem, made } = values;
  await sql(tx)
    .updateTable('saft_export')
    .set({
      due_at: dueAt?.toString() ?? null,
      problem: problem ?? null,
      ...(made && {
        made_at: made.at.toString(),
        entries: made.entries,
        debit: made.debit,
        bytes: BigInt(made.bytes),
      }),
    })
    .where('id', '=', id)
    .where('made_at', 'is', null)
    .execute();
}

/** The exports that wait to be made. */
export const getSaftQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('saft_export')
    .where('due_at', 'is not', null)
    .select(waitingBy('due_at'))
    .executeTakeFirstOrThrow();

/** Exports that were ordered before a moment. */
export async function findOldSaftExports(
  tx: ReadTx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('saft_export')
    .select('id')
    .where('ordered_at', '<', moment(before))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSaftExports(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql(tx).deleteFrom('saft_export').where('id', 'in', ids).execute();
}

/** Removes a deleted account from exports. */
export async function forgetOrderer(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('saft_export')
    .set({ ordered_by_id: null })
    .where('ordered_by_id', '=', accountId)
    .execute();
}
