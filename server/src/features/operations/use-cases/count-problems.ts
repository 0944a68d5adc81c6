import { operationsErrors } from '@husvaer/domain/operations/errors';
import { FAILURES_MAX } from '@husvaer/domain/operations/failures';

import { countEndingRates } from '../../arrears/public.ts';
import { countForOperators } from '../../banking/public.ts';
import { countContradictory } from '../../leases/public.ts';
import { countWaitingPayouts } from '../../payouts/public.ts';
import { countOpen } from '../../reports/public.ts';
import { findGivenUpWebhooks } from '../../partners/public.ts';
import { countGivenUp } from '../../../platform/count-given-up.ts';
import { findLastRuns } from '../../../platform/job-runs.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { operationsPolicy } from '../policy.ts';

/** Numbers of problems that wait for an operator. */
export interface ProblemCounts {
  failedJobs: number;
  /** Events, mails and webhooks whose delivery was given up, and bank files that could not be read. */
  givenUp: number;
  /** Unmatched payments of all books. */
  payments: number;
  /** Payouts of all books that wait for approval. */
  payouts: number;
  /** Reports of listings and people that wait for a decision. */
  reports: number;
  /** Leases of all whose facts contradict each other. */
  contradictory: number;
  /** Kinds of rates of law that end soon, or have ended. */
  rates: number;
}

/** Throws `operations.not_found`. */
export async function countProblems({ tx, viewer, clock }: ReadWork): Promise<ProblemCounts> {
  if (!operationsPolicy.see(viewer)) throw operationsErrors.not_found();
  const runs = await findLastRuns(tx);
  const sent = await countGivenUp(tx, FAILURES_MAX);
  const webhooks = await findGivenUpWebhooks(tx, FAILURES_MAX);
  const { payments, files } = await countForOperators(tx);
  return {
    failedJobs: runs.filter(({ state }) => state === 'failed').length,
    givenUp: sent + webhooks.length + Math.min(files, FAILURES_MAX),
    payments,
    payouts: await countWaitingPayouts(tx),
    reports: await countOpen(tx),
    contradictory: await countContradictory(tx),
    rates: await countEndingRates(tx, clock.today().toString()),
  };
}
