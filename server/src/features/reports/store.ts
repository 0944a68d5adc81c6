import type { ReportKind, Ground, Outcome } from '@husvaer/domain/reports/decision';

import type { Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

interface ReportTables {
  /** Views of `listings` and `messaging`. */
  reported: {
    id: string;
    kind: ReportKind;
    listing_id: string | null;
    person_id: string | null;
    conversation_id: string | null;
    reason: string;
    text: string | null;
    reporter_id: string | null;
    created_at: Moment;
    is_settled: boolean;
  };
  report_decision: {
    id: string;
    kind: ReportKind;
    outcome: Outcome;
    ground: Ground | null;
    rule: string | null;
    reason: string;
    listing_id: string | null;
    person_id: string | null;
    title: string;
    decided_by: string | null;
    decided_at: Moment;
  };
  report_reversal: {
    decision_id: string;
    reason: string;
    reversed_by: string | null;
    reversed_at: Moment;
  };
  decided_report: { report_id: string; decision_id: string; reporter_id: string | null };
}

const sql = owns<ReportTables>();

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
    .leftJoin('decided_report', 'report_id', 'reported.id')
    .select([
      'reported.id as id',
      'kind',
      'listing_id as listingId',
      'person_id as personId',
      'conversation_id as conversationId',
      'reason',
      'text',
      'reported.reporter_id as reporterId',
      'created_at as createdAt',
      'decision_id as decisionId',
    ]);

/** Open reports, oldest first. */
export const findOpen = (
  tx: ReadTx,
  { limit, skip }: { limit: number; skip: number },
): Promise<Report[]> =>
  reports(tx)
    .where('decision_id', 'is', null)
    .where('is_settled', '=', false)
    .orderBy('created_at')
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
    .where('decision_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('reported.id')
    .limit(limit)
    .offset(skip)
    .execute();

export async function countOpen(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('reported')
    .leftJoin('decided_report', 'report_id', 'reported.id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('decision_id', 'is', null)
    .where('is_settled', '=', false)
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
        ...(listingIds.length > 0 ? [is('listing_id', 'in', listingIds)] : []),
        ...(personIds.length > 0 ? [is('person_id', 'in', personIds)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
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
    .selectFrom('report_decision')
    .leftJoin('report_reversal', 'decision_id', 'id')
    .select([
      ...(['id', 'kind', 'outcome', 'ground', 'rule', 'title'] as const),
      ...(['listing_id as listingId', 'person_id as personId'] as const),
      ...(['decided_at as decidedAt', 'decided_by as decidedBy'] as const),
      ...([
        'report_decision.reason as reason',
        'report_reversal.reason as reversalReason',
      ] as const),
      'reversed_at as reversedAt',
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
    .selectFrom('report_decision')
    .select('id')
    .where('kind', '=', kind)
    .where('outcome', '=', outcome)
    .where(kind === 'listing' ? 'listing_id' : 'person_id', '=', of)
    .execute();
  if (decided.length === 0) return new Set();
  const rows = await sql(tx)
    .insertInto('report_reversal')
    .values(
      decided.map(({ id }) => ({
        decision_id: id,
        reason,
        reversed_by: by,
        reversed_at: at.toString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('decision_id')
    .execute();
  return new Set(rows.map(({ decision_id }) => decision_id));
}

/** The accounts that reported what these decisions are about. */
export async function findReporters(tx: ReadTx, decisionIds: readonly string[]): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('decided_report')
    .select('reporter_id')
    .distinct()
    .where('decision_id', 'in', decisionIds)
    .where('reporter_id', 'is not', null)
    .execute();
  return rows.flatMap(({ reporter_id }) => reporter_id ?? []);
}

/** Whether an account reported what this decision is about. */
export async function hasReported(
  tx: ReadTx,
  decisionId: string,
  accountId: string,
): Promise<boolean> {
  const found = await sql(tx)
    .selectFrom('decided_report')
    .select('report_id')
    .where('decision_id', '=', decisionId)
    .where('reporter_id', '=', accountId)
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
    .insertInto('report_decision')
    .values({
      id: decision.id,
      kind: decision.kind,
      outcome: decision.outcome,
      ground: decision.ground,
      rule: decision.rule,
      reason: decision.reason,
      listing_id: decision.listingId,
      person_id: decision.personId,
      title: decision.title,
      decided_by: decision.decidedBy,
      decided_at: decidedAt.toString(),
    })
    .execute();
  const rows = await sql(tx)
    .insertInto('decided_report')
    .values(
      settled.map(({ id, reporterId }) => ({
        report_id: id,
        decision_id: decision.id,
        reporter_id: reporterId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_id')
    .execute();
  return new Set(rows.map(({ report_id }) => report_id));
}

/** Decisions about an account, for the owner's data export. */
export const findDecisionsAbout = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('report_decision')
    .select(['outcome', 'ground', 'rule', 'reason', 'title', 'decided_at as decidedAt'])
    .where('person_id', '=', accountId)
    .orderBy('decided_at')
    .execute();

/** Removes a deleted account from decisions and reports. */
export async function forgetPeople(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['person_id', 'decided_by'] as const)
    await sql(tx)
      .updateTable('report_decision')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
  await sql(tx)
    .updateTable('report_reversal')
    .set({ reversed_by: null })
    .where('reversed_by', '=', accountId)
    .execute();
  await sql(tx)
    .updateTable('decided_report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', accountId)
    .execute();
}
