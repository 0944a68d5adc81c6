import { operationsErrors } from '@husvaer/domain/operations/errors';
import type { FailureKind } from '@husvaer/domain/operations/failures';

import { retryFiles } from '../../banking/public.ts';
import { retryWebhooks } from '../../partners/public.ts';
import { recordStaffAction } from '../../../platform/audit-log.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { retryEvents } from '../../../platform/dispatcher.ts';
import { retryRuns } from '../../../platform/job-runs.ts';
import { retryMails } from '../../../platform/mail/mailer.ts';
import type { Work } from '../../../platform/work.ts';
import { operationsPolicy } from '../policy.ts';

/** Each returns those of the ids that had been given up. */
const RETRY: Record<
  FailureKind,
  (tx: Tx, ids: readonly string[], at: Temporal.Instant) => Promise<string[]>
> = {
  event: retryEvents,
  mail: retryMails,
  webhook: retryWebhooks,
  job: retryRuns,
  bank_file: retryFiles,
};

/**
 * Retries what was given up, as if for the first time. Returns the number. Work that is being retried already
 * or is deleted stays as it is. Throws `operations.not_found`.
 */
export async function retryFailed(
  work: Work,
  { kind, ids }: { kind: FailureKind; ids: readonly string[] },
): Promise<number> {
  if (!operationsPolicy.retry(work.viewer)) throw operationsErrors.not_found();
  const retried = await RETRY[kind](work.tx, ids, work.clock.now());
  for (const id of retried)
    await recordStaffAction(work, { what: `operations.retry_${kind}`, whom: id });
  return retried.length;
}
