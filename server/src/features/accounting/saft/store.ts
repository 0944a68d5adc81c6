import { sql as raw } from 'kysely';

import {
  USUAL_SAFT_ACCOUNTS,
  type SaftAccount,
  type SaftProblem,
  type SaftState,
} from '@husvaer/domain/accounting/saft';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';

const sql = owns<Pick<Tables, 'saftAccount' | 'saftExport'>>();

/** The worker is notified of new exports here. */
export const SAFT_CHANNEL = 'husvaer_saft';

/** The storage key of an export; making it again overwrites the same file. */
export const saftKey = (id: string): string => `accounting/saft/${id}.zip`;

/** What the accounts of a book are in SAF-T. */
export async function findSaftAccounts(tx: ReadTx, bookId: string): Promise<SaftAccount[]> {
  const rows = await sql(tx)
    .selectFrom('saftAccount')
    .select(['account', 'standardAccount', 'taxCode'])
    .where('bookId', '=', bookId)
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
  await sql(tx).deleteFrom('saftAccount').where('bookId', '=', bookId).execute();
  await sql(tx)
    .insertInto('saftAccount')
    .values(
      accounts.map(({ account, standardAccount, taxCode }) => ({
        bookId,
        account,
        standardAccount,
        taxCode,
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
    .selectFrom('saftExport')
    .select([
      ...(['id', 'bookId', 'firstDay as from', 'lastDay as to'] as const),
      ...(['orderedAt', 'orderedById', 'madeAt'] as const),
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
    .insertInto('saftExport')
    .values({
      id: one.id,
      bookId: one.bookId,
      firstDay: one.from,
      lastDay: one.to,
      orderedAt: at,
      orderedById: one.orderedById,
      dueAt: at,
      attempts: 0,
    })
    .execute();
  await raw`select pg_notify(${SAFT_CHANNEL}, '')`.execute(sql(tx));
}

/** The exports of a book, the latest first. */
export const findSaftExports = (tx: ReadTx, bookId: string, limit: number): Promise<SaftExport[]> =>
  exports(tx)
    .where('bookId', '=', bookId)
    .orderBy('orderedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findSaftExport = (
  tx: ReadTx,
  { id, bookId }: Pick<SaftExport, 'id' | 'bookId'>,
): Promise<SaftExport | undefined> =>
  exports(tx).where('id', '=', id).where('bookId', '=', bookId).executeTakeFirst();

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
    .updateTable('saftExport')
    .set({ dueAt: heldUntil.toString(), attempts: raw<number>`attempts + 1` })
    .where('id', '=', (next) =>
      next
        .selectFrom('saftExport')
        .select('id')
        .where('dueAt', '<=', moment(now))
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'bookId', 'firstDay as from', 'lastDay as to'])
    .returning(['orderedById', 'attempts'])
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
    .updateTable('saftExport')
    .set({
      dueAt: dueAt?.toString() ?? null,
      problem: problem ?? null,
      ...(made && {
        madeAt: made.at.toString(),
        entries: made.entries,
        debit: made.debit,
        bytes: BigInt(made.bytes),
      }),
    })
    .where('id', '=', id)
    .where('madeAt', 'is', null)
    .execute();
}

/** The exports that wait to be made. */
export const getSaftQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('saftExport')
    .where('dueAt', 'is not', null)
    .select(waitingBy('dueAt'))
    .executeTakeFirstOrThrow();

/** Exports that were ordered before a moment. */
export async function findOldSaftExports(
  tx: ReadTx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('saftExport')
    .select('id')
    .where('orderedAt', '<', moment(before))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSaftExports(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql(tx).deleteFrom('saftExport').where('id', 'in', ids).execute();
}

/** Removes a deleted account from exports. */
export async function forgetOrderer(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('saftExport')
    .set({ orderedById: null })
    .where('orderedById', '=', accountId)
    .execute();
}
