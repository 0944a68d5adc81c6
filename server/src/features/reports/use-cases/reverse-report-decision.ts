import type { DecisionReversal } from '@husvaer/domain/reports/decision';
import { reportErrors } from '@husvaer/domain/reports/errors';

import { unblockAccount } from '../../accounts/public.ts';
import { restoreListing } from '../../listings/public.ts';
import { recordStaffAction } from '../../../platform/audit-log.ts';
import type { Work } from '../../../platform/work.ts';
import { reportPolicy } from '../policy.ts';
import { findDecisions, findReporters, reverseDecisions } from '../store.ts';
import { notifyOfReversal } from '../notify-of-decision.ts';

/**
 * Reverses a decision after a complaint (DSA, article 20(4)): the home is online again, or the person can log
 * in again; the person it was about and those who reported are notified. Throws `reports.not_found`,
 * `reports.own` when it is about the viewer or they reported it, `reports.own_decision` for the person who
 * decided it, and `reports.nothing_to_reverse`.
 */
export async function reverseReportDecision(
  work: Work,
  { decisionId, reason }: DecisionReversal,
): Promise<void> {
  const { tx, viewer, clock } = work;
  if (viewer.kind !== 'account' || !reportPolicy.decide(viewer)) throw reportErrors.not_found();
  const [decision] = await findDecisions(tx, [decisionId]);
  if (!decision) throw reportErrors.not_found();
  const { outcome, listingId, personId, decidedBy } = decision;
  if (decidedBy === viewer.id) throw reportErrors.own_decision();
  if (personId === viewer.id) throw reportErrors.own();
  if (outcome === 'nothing' || decision.reversedAt !== null)
    throw reportErrors.nothing_to_reverse();
  const reversal = { reason, by: viewer.id, at: clock.now() };
  const reversed = await reverseDecisions(tx, decision, reversal);
  // The listing or the person is deleted, or another reversal was first.
  if (!reversed.has(decisionId)) throw reportErrors.nothing_to_reverse();
  const reporters = await findReporters(tx, [...reversed]);
  if (reporters.includes(viewer.id)) throw reportErrors.own();
  if (outcome === 'taken_down') await restoreListing(work, listingId!);
  else await unblockAccount(work, personId!);
  await recordStaffAction(work, { what: 'reports.reversed', whom: decisionId });
  await notifyOfReversal(work, { decision, reason, reporters });
}
