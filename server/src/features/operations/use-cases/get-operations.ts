import { operationsErrors } from '@husvaer/domain/operations/errors';
import { FAILURES_MAX, maskedEmail, type FailureKind } from '@husvaer/domain/operations/failures';

import { countWaitingPayments, findGivenUpFiles } from '../../banking/public.ts';
import { countContradictory } from '../../leases/public.ts';
import { findInvoicedAccounts } from '../../billing/public.ts';
import { findBookkeepers } from '../../ledger/public.ts';
import { countWaitingPayouts } from '../../payouts/public.ts';
import { countFailingWebhooks, findGivenUpWebhooks } from '../../partners/public.ts';
import { findGivenUpEvents } from '../../../platform/dispatcher.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findJobs, type JobSeen } from '../../../platform/job-runs.ts';
import { findGivenUpMails } from '../../../platform/mail/mailer.ts';
import type { Queue, QueueState } from '../../../platform/metrics/metrics.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { operationsPolicy } from '../policy.ts';

/** Work that was given up and waits for an operator. */
export interface Failure {
  id: string;
  kind: FailureKind;
  /** The name of the event, the job or the webhook's event, or the mail's subject. */
  name: string;
  /** The recipient, as far as an operator needs to know. */
  whom: string | null;
  at: Temporal.Instant;
  attempts: number | null;
  /** As the program reported it. */
  problem: string | null;
}

/** A client account that is in use though the bank has not confirmed it. */
export interface UnprovedAccount {
  bookId: string;
  /** Of the agency, or of the operator's own books. */
  name: string;
  account: string;
  since: Temporal.Instant;
  invoices: number;
  /** The names of those who decide on it: the operator's bookkeepers. */
  responsible: string[];
}

export interface Operations {
  at: Temporal.Instant;
  queues: (QueueState & { name: string })[];
  jobs: JobSeen[];
  failures: Failure[];
  paymentsWaiting: number;
  /** Payouts of all books that wait for approval. */
  payoutsWaiting: number;
  webhooksFailing: number;
  /** Leases whose facts contradict each other. */
  contradictory: number;
  unproved: UnprovedAccount[];
}

/**
 * The state of the system: queues, jobs, and the latest work that was given up. Throws
 * `operations.not_found`.
 */
export async function getOperations(work: ReadWork, queues: readonly Queue[]): Promise<Operations> {
  const { tx, viewer } = work;
  if (!operationsPolicy.see(viewer)) throw operationsErrors.not_found();
  const states = [];
  for (const { name, read: look } of queues)
    states.push({ name, ...(await look(work, undefined)) });
  const jobs = await findJobs(tx, work.clock.now());
  return {
    at: work.clock.now(),
    queues: states,
    jobs,
    failures: [
      ...jobs.flatMap(failedJob),
      ...(await findGivenUpEvents(tx, FAILURES_MAX)).map(({ createdAt, ...event }) => ({
        ...event,
        kind: 'event' as const,
        whom: null,
        at: createdAt,
      })),
      ...(await findGivenUpMails(tx, FAILURES_MAX)).map(({ subject, recipient, ...mail }) => ({
        ...mail,
        kind: 'mail' as const,
        name: subject,
        whom: maskedEmail(recipient),
      })),
      ...(await findGivenUpWebhooks(tx, FAILURES_MAX)).map(({ type, url, ...delivery }) => ({
        ...delivery,
        kind: 'webhook' as const,
        name: type,
        whom: new URL(url).host,
      })),
      ...(await findGivenUpFiles(tx, FAILURES_MAX)).map((file) => ({
        ...file,
        kind: 'bank_file' as const,
        whom: null,
      })),
    ],
    paymentsWaiting: await countWaitingPayments(tx),
    payoutsWaiting: await countWaitingPayouts(tx),
    webhooksFailing: await countFailingWebhooks(tx),
    contradictory: await countContradictory(tx),
    unproved: await findUnproved(tx),
  };
}

async function findUnproved(tx: ReadTx): Promise<UnprovedAccount[]> {
  const responsible = (await findBookkeepers(tx, null)).map(({ name }) => name);
  return (await findInvoicedAccounts(tx)).map(({ bookId, name, account, since, invoices }) => ({
    bookId,
    name,
    account,
    since,
    invoices,
    responsible,
  }));
}

const failedJob = ({ job, lastRun }: JobSeen): Failure[] =>
  lastRun?.state === 'failed' && lastRun.endedAt
    ? [
        {
          id: lastRun.id,
          kind: 'job',
          name: job,
          whom: null,
          attempts: null,
          at: lastRun.endedAt,
          problem: lastRun.problem,
        },
      ]
    : [];
