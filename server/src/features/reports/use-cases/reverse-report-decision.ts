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
 * Staff agree with a complaint about a decision (DSA, article 20(4)): the home is online again, or the person
 * may log in again, and whom it was about and who reported are told. Throws `reports.not_found`,
 * `reports.own` where it is about the viewer or they reported it, `reports.own_decision` to who decided it,
 * and `reports.nothing_to_reverse`.
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
  // The listing or the person is gone; or somebody else was first.
  if (!reversed.has(decisionId)) throw reportErrors.nothing_to_reverse();
  const reporters = await findReporters(tx, [...reversed]);
  if (reporters.includes(viewer.id)) throw reportErrors.own();
  if (outcome === 'taken_down') await restoreListing(work, listingId!);
  else await unblockAccount(work, personId!);
  await recordStaffAction(work, { what: 'reports.reversed', whom: decisionId });
  await notifyOfReversal(work, { decision, reason, reporters });
}
