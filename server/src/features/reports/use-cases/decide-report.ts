import { reportErrors } from '@husvaer/domain/reports/errors';
import { OUTCOMES_OF, type ReportDecision } from '@husvaer/domain/reports/decision';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import { blockAccount, findPerson, isStaff } from '../../accounts/public.ts';
import { findListing, takeDownListing } from '../../listings/public.ts';
import { recordStaffAction } from '../../../platform/audit-log.ts';
import type { Work } from '../../../platform/work.ts';
import { reportPolicy } from '../policy.ts';
import { addDecision, findReport, findReportsOf, type Decision, type Report } from '../store.ts';
import { notifyOfDecision } from '../notify-of-decision.ts';

/**
 * Decides on a report: with a measure, on all open reports about the same listing or person; without one,
 * only on this report. The affected people get the reasons, and those who reported are notified. Throws
 * `reports.not_found`, `reports.decided`, `reports.own` when it is the viewer's own report or about them, and
 * `reports.staff` when an operator would be blocked.
 */
export async function decideReport(work: Work, input: ReportDecision): Promise<void> {
  const { tx, viewer, clock } = work;
  if (viewer.kind !== 'account' || !reportPolicy.decide(viewer)) throw reportErrors.not_found();
  const { reportId, outcome, ground, rule, reason } = input;
  const report = await findReport(tx, reportId);
  if (!report) throw reportErrors.not_found();
  if (report.decisionId !== null) throw reportErrors.decided();
  if (!OUTCOMES_OF[report.kind].includes(outcome))
    throw requestErrors.invalid({ fields: [{ path: 'inputData.outcome', reason: 'invalid' }] });
  const about = await aboutOf(work, report);
  if ([report.reporterId, about.personId].includes(viewer.id)) throw reportErrors.own();
  if (outcome === 'blocked' && about.personId !== null && (await isStaff(tx, about.personId)))
    throw reportErrors.staff();
  const decision: Decision = {
    id: work.newId(),
    kind: report.kind,
    outcome,
    ground,
    rule,
    reason,
    ...about,
    decidedAt: clock.now(),
  };
  const settled = outcome === 'nothing' ? [report] : await openLike(work, report);
  const decided = await addDecision(tx, { ...decision, decidedBy: viewer.id }, settled);
  // Of two simultaneous decisions the second finds the report settled, and is rolled back.
  if (!decided.has(report.id)) throw reportErrors.decided();
  if (outcome === 'taken_down') await takeDownListing(work, report.listingId!);
  if (outcome === 'blocked') {
    if (decision.personId === null) throw reportErrors.not_found();
    await blockAccount(work, decision.personId);
  }
  await recordStaffAction(work, { what: `reports.${outcome}`, whom: report.id });
  await notifyOfDecision(
    work,
    decision,
    settled.filter(({ id }) => decided.has(id)),
  );
}

/** The person a report is about, and the name of what is reported. */
async function aboutOf(
  { tx }: Work,
  { kind, listingId, personId }: Report,
): Promise<Pick<Decision, 'listingId' | 'personId' | 'title'>> {
  if (kind === 'listing') {
    const listing = await findListing(tx, listingId!);
    const about = listing?.ownerId ?? listing?.contactId ?? null;
    return { listingId, personId: about, title: listing?.title ?? '' };
  }
  const person = personId === null ? undefined : await findPerson(tx, personId);
  return { listingId: null, personId, title: person?.name ?? '' };
}

/** All open reports about the same listing or person. */
async function openLike({ tx }: Work, report: Report): Promise<Report[]> {
  const { kind, listingId, personId } = report;
  const all = await findReportsOf(tx, {
    listingIds: kind === 'listing' && listingId ? [listingId] : [],
    personIds: kind === 'person' && personId ? [personId] : [],
  });
  const open = all.filter(({ decisionId }) => decisionId === null);
  return open.some(({ id }) => id === report.id) ? open : [report, ...open];
}
