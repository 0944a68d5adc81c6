import { defineErrors } from '../kernel/errors.ts';

export const operationsErrors = defineErrors('operations', {
  /** Also for users who are not operators. */
  not_found: 'not_found',
  /** The job runs, or waits to start. */
  job_running: 'conflict',
  /** No process with jobs has scheduled it yet. */
  job_not_scheduled: 'conflict',
});
