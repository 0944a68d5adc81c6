import { accountErrors } from '@husvaer/domain/accounts/errors';
import { reportErrors } from '@husvaer/domain/reports/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { reportPolicy } from '../policy.ts';
import { findDecisions, hasReported, type StandingDecision } from '../store.ts';

/** A decision as somebody reads it whom it concerns. */
export interface DecisionView extends StandingDecision {
  /** It is about them: they are given the reasons. */
  isAbout: boolean;
}

/** For whom it is about, who reported, and staff. Throws `reports.not_found` for everybody else. */
export async function getReportDecision(work: ReadWork, id: string): Promise<DecisionView> {
  const { tx, viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  const [decision] = await findDecisions(tx, [id]);
  const isAbout = decision?.personId === viewer.id && decision.outcome !== 'nothing';
  const mayRead = isAbout || reportPolicy.decide(viewer) || (await hasReported(tx, id, viewer.id));
  if (!decision || !mayRead) throw reportErrors.not_found();
  return { ...decision, isAbout };
}
