import type { ReportKind, Ground, Outcome } from '@husvaer/domain/reports/decision';

import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql =
  owns<Pick<Tables, 'reported' | 'reportDecision' | 'reportReversal' | 'decidedReport'>>();

/** A report of a listing or a person. */
export interface Report {
  id: string;
  kind: ReportKind;
  /** Only for a listing. */
  listingId: string | null;
  /** Only for a person; null when their account is deleted. */
  personId: string | null;
  conversationId: string | null;
  reason: string;
  text: string | null;
  /** Null for a guest, and for a deleted account. */
  reporterId: string | null;
  createdAt: Temporal.Instant;
  decisionId: string | null;
}

const reports = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('reported')
    .leftJoin('decidedReport', 'reportId', 'reported.id')
    .select([
      'reported.id',
      'kind',
      'listingId',
      'personId',
      'conversationId',
      'reason',
      'text',
      'reported.reporterId',
      'createdAt',
      'decisionId',
    ]);

/** Open reports, oldest first. */
export const findOpen = (
  tx: ReadTx,
  { limit, skip }: { limit: number; skip: number },
): Promise<Report[]> =>
  reports(tx)
    .where('decisionId', 'is', null)
    .where('isSettled', '=', false)
    .orderBy('createdAt')
    .orderBy('reported.id')
    .limit(limit)
    .offset(skip)
    .execute();

/** Decided reports, latest first. */
export const findDecided = (
  tx: ReadTx,
  { limit, skip }: { limit: number; skip: number },
): Promise<Report[]> =>
  reports(tx)
    .where('decisionId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('reported.id')
    .limit(limit)
    .offset(skip)
    .execute();

export async function countOpen(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('reported')
    .leftJoin('decidedReport', 'reportId', 'reported.id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('decisionId', 'is', null)
    .where('isSettled', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findReport = (tx: ReadTx, id: string): Promise<Report | undefined> =>
  reports(tx).where('reported.id', '=', id).executeTakeFirst();

/** All reports of these listings and persons, latest first. */
export async function findReportsOf(
  tx: ReadTx,
  { listingIds, personIds }: { listingIds: readonly string[]; personIds: readonly string[] },
): Promise<Report[]> {
  if (listingIds.length + personIds.length === 0) return [];
  return reports(tx)
    .where((is) =>
      is.or([
        ...(listingIds.length > 0 ? [is('listingId', 'in', listingIds)] : []),
        ...(personIds.length > 0 ? [is('personId', 'in', personIds)] : []),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
}

/** A decision and its reason. */
export interface Decision {
  id: string;
  kind: ReportKind;
  outcome: Outcome;
  ground: Ground | null;
  rule: string | null;
  reason: string;
  listingId: string | null;
  /** The person it is about. */
  personId: string | null;
  title: string;
  decidedAt: Temporal.Instant;
}

/** A decision, and whether and why it was reversed. */
export interface DecisionRecord extends Decision {
  decidedBy: string | null;
  reversedAt: Temporal.Instant | null;
  reversalReason: string | null;
}

export async function findDecisions(tx: ReadTx, ids: readonly string[]): Promise<DecisionRecord[]> {
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('reportDecision')
    .leftJoin('reportReversal', 'decisionId', 'id')
    .select([
      ...(['id', 'kind', 'outcome', 'ground', 'rule', 'title'] as const),
      ...(['listingId', 'personId'] as const),
      ...(['decidedAt', 'decidedBy'] as const),
      ...(['reportDecision.reason', 'reportReversal.reason as reversalReason'] as const),
      'reversedAt',
    ])
    .where('id', 'in', ids)
    .execute();
}

/**
 * Reverses all decisions about the same listing or person with the same outcome. Returns the ids of those
 * that were not reversed before.
 */
export async function reverseDecisions(
  tx: Tx,
  { outcome, listingId, personId, kind }: Decision,
  { reason, by, at }: { reason: string; by: string; at: Temporal.Instant },
): Promise<Set<string>> {
  const of = kind === 'listing' ? listingId : personId;
  const decided = await sql(tx)
    .selectFrom('reportDecision')
    .select('id')
    .where('kind', '=', kind)
    .where('outcome', '=', outcome)
    .where(kind === 'listing' ? 'listingId' : 'personId', '=', of)
    .execute();
  if (decided.length === 0) return new Set();
  const rows = await sql(tx)
    .insertInto('reportReversal')
    .values(
      decided.map(({ id }) => ({
        decisionId: id,
        reason,
        reversedBy: by,
        reversedAt: at.toString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('decisionId')
    .execute();
  return new Set(rows.map(({ decisionId }) => decisionId));
}

/** The accounts that reported what these decisions are about. */
export async function findReporters(tx: ReadTx, decisionIds: readonly string[]): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('decidedReport')
    .select('reporterId')
    .distinct()
    .where('decisionId', 'in', decisionIds)
    .where('reporterId', 'is not', null)
    .execute();
  return rows.flatMap(({ reporterId }) => reporterId ?? []);
}

/** Whether an account reported what this decision is about. */
export async function hasReported(
  tx: ReadTx,
  decisionId: string,
  accountId: string,
): Promise<boolean> {
  const found = await sql(tx)
    .selectFrom('decidedReport')
    .select('reportId')
    .where('decisionId', '=', decisionId)
    .where('reporterId', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Saves a decision and the reports it settles. Returns those that were still open. */
export async function addDecision(
  tx: Tx,
  { decidedAt, ...decision }: Decision & { decidedBy: string },
  settled: readonly Report[],
): Promise<Set<string>> {
  await sql(tx)
    .insertInto('reportDecision')
    .values({
      id: decision.id,
      kind: decision.kind,
      outcome: decision.outcome,
      ground: decision.ground,
      rule: decision.rule,
      reason: decision.reason,
      listingId: decision.listingId,
      personId: decision.personId,
      title: decision.title,
      decidedBy: decision.decidedBy,
      decidedAt: decidedAt.toString(),
    })
    .execute();
  const rows = await sql(tx)
    .insertInto('decidedReport')
    .values(
      settled.map(({ id, reporterId }) => ({
        reportId: id,
        decisionId: decision.id,
        reporterId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('reportId')
    .execute();
  return new Set(rows.map(({ reportId }) => reportId));
}

/** Decisions about an account, for the owner's data export. */
export const findDecisionsAbout = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('reportDecision')
    .select(['outcome', 'ground', 'rule', 'reason', 'title', 'decidedAt'])
    .where('personId', '=', accountId)
    .orderBy('decidedAt')
    .execute();

/** Removes a deleted account from decisions and reports. */
export async function forgetPeople(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['personId', 'decidedBy'] as const)
    await sql(tx)
      .updateTable('reportDecision')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
  await sql(tx)
    .updateTable('reportReversal')
    .set({ reversedBy: null })
    .where('reversedBy', '=', accountId)
    .execute();
  await sql(tx)
    .updateTable('decidedReport')
    .set({ reporterId: null })
    .where('reporterId', '=', accountId)
    .execute();
}
