import { PAUSE_AFTER_HOURS, retryAfterMinutes } from '@husvaer/domain/partners/webhook';

import type { WorkerContext } from '../../../platform/feature.ts';
import { AddressRefused, callOutside } from '../../../platform/outside/open-internet.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { createParallelWorker, type Worker } from '../../../platform/worker.ts';
import {
  recordAttempt,
  claimDueDelivery,
  WEBHOOK_CHANNEL,
  type ClaimedDelivery,
} from './deliveries/store.ts';
import { SECRET_PURPOSE } from './manage-webhooks.ts';
import { signatureOf } from './signature.ts';
import { findReceiver, recordFailure, recordSuccess } from './store.ts';

/** Deliveries at a time. */
const AT_ONCE = 10;
/** Deliveries to one address at a time, so that one that never answers does not delay the others. */
const AT_ONCE_TO_ONE = 2;
/** Milliseconds an address may take to answer. */
const TIME_MAX = 10_000;
/** Seconds before another node may claim it. More than a delivery may take. */
const LEASE_SECONDS = 60;
const PROBLEM_MAX = 200;

interface Tried {
  status: number | null;
  problem: string | null;
}

/** Sends webhooks to partners' systems, outside of transactions. */
export function createWebhookSender({
  database,
  runner,
  log,
  clock,
  config,
}: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'clock' | 'config'>): Worker {
  async function send(delivery: ClaimedDelivery, stopSignal: AbortSignal): Promise<void> {
    const receiver = await runner.read(SYSTEM, openReceiver, delivery.webhookId);
    // The webhook was removed meanwhile.
    if (!receiver) return;
    const tried = await post(receiver, delivery.body, stopSignal);
    // A delivery interrupted by the shutdown is not a failure.
    if (stopSignal.aborted && tried.status === null) return;
    await runner.run(SYSTEM, noteOutcome, { delivery, tried });
  }

  async function post(
    { url, secrets }: { url: string; secrets: readonly string[] },
    body: string,
    stopSignal: AbortSignal,
  ): Promise<Tried> {
    const at = clock.now();
    try {
      const response = await callOutside({
        url: new URL(url),
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'husvaer-signature': signatureOf(body, secrets, at),
        },
        body,
        hostsAllowed: config.WEBHOOK_HOSTS_ALLOWED,
        signal: AbortSignal.any([stopSignal, AbortSignal.timeout(TIME_MAX)]),
      });
      // Only the status is needed.
      response.destroy();
      return { status: response.statusCode ?? null, problem: null };
    } catch (error) {
      return { status: null, problem: problemOf(error) };
    }
  }

  return createParallelWorker({
    database,
    log,
    channel: WEBHOOK_CHANNEL,
    atOnce: AT_ONCE,
    atOnceOfOne: AT_ONCE_TO_ONE,
    groupOf: ({ webhookId }) => webhookId,
    claim: (busy) => runner.run(SYSTEM, claimNext, busy),
    perform: send,
  });
}

const claimNext = ({ tx, clock }: Work, busy: string[]) => {
  const now = clock.now();
  return claimDueDelivery(tx, { now, until: now.add({ seconds: LEASE_SECONDS }), busy });
};

async function openReceiver({ tx, clock, keys }: ReadWork, webhookId: string) {
  const receiver = await findReceiver(tx, webhookId);
  if (!receiver) return null;
  const { url, secret, formerSecret, formerUntil } = receiver;
  const isFormerGood =
    formerUntil !== null && Temporal.Instant.compare(formerUntil, clock.now()) > 0;
  const sealed = isFormerGood && formerSecret ? [secret, formerSecret] : [secret];
  return { url, secrets: sealed.map((one) => keys.open(SECRET_PURPOSE, one)) };
}

/** A 2xx answer completes it; other deliveries are retried later, a limited number of times. */
async function noteOutcome(
  { tx, clock }: Work,
  { delivery, tried }: { delivery: ClaimedDelivery; tried: Tried },
): Promise<void> {
  const at = clock.now();
  const { status, problem } = tried;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const minutes = isDelivered ? null : retryAfterMinutes(delivery.attempts);
  const dueAt = minutes === null ? null : at.add({ minutes });
  await recordAttempt(tx, delivery.id, { at, status, problem, isDelivered, dueAt });
  const { webhookId: id } = delivery;
  if (isDelivered) return recordSuccess(tx, id);
  return recordFailure(tx, { id, at, before: at.subtract({ hours: PAUSE_AFTER_HOURS }) });
}

/** The reason for no answer, as the operator of the address may read it. */
function problemOf(error: unknown): string {
  if (error instanceof AddressRefused) return 'address_refused';
  if (!(error instanceof Error)) return 'no_answer';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  return (code || 'no_answer').slice(0, PROBLEM_MAX);
}
