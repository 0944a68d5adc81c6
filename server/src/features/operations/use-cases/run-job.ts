import { operationsErrors } from '@husvaer/domain/operations/errors';
import type { JobName } from '@husvaer/domain/operations/jobs';

import { recordStaffAction } from '../../../platform/audit-log.ts';
import { beginRun } from '../../../platform/job-runs.ts';
import type { Work } from '../../../platform/work.ts';
import { operationsPolicy } from '../policy.ts';

/**
 * Starts a job now, before its time. Throws `operations.not_found`, `operations.job_running` while it runs or
 * waits to start, and `operations.job_not_scheduled` before a process with jobs has started.
 */
export async function runJob(work: Work, name: JobName): Promise<void> {
  if (!operationsPolicy.runJob(work.viewer)) throw operationsErrors.not_found();
  const outcome = await beginRun(work.tx, name);
  if (outcome === 'running') throw operationsErrors.job_running({ name });
  if (outcome === 'not_scheduled') throw operationsErrors.job_not_scheduled({ name });
  await recordStaffAction(work, { what: 'operations.run_job', whom: name });
}
