import { accountErrors } from '@husvaer/domain/accounts/errors';
import { reportErrors } from '@husvaer/domain/reports/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { reportPolicy } from '../policy.ts';
import { findDecisions, hasReported, type DecisionRecord } from '../store.ts';

/** A decision as a person concerned reads it. */
export interface DecisionView extends DecisionRecord {
  /** The decision is about the viewer, who gets the reasons. */
  isAbout: boolean;
}

/**
 * A decision, for the person it is about, people who reported, and staff. Throws `reports.not_found` for
 * others.
 */
export async function getReportDecision(work: ReadWork, id: string): Promise<DecisionView> {
  const { tx, viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  const [decision] = await findDecisions(tx, [id]);
  const isAbout = decision?.personId === viewer.id && decision.outcome !== 'nothing';
  const mayRead = isAbout || reportPolicy.decide(viewer) || (await hasReported(tx, id, viewer.id));
  if (!decision || !mayRead) throw reportErrors.not_found();
  return { ...decision, isAbout };
}
