import { defineErrors } from '../kernel/errors.ts';

export const operationsErrors = defineErrors('operations', {
  /** For whoever is no operator there is nothing here. */
  not_found: 'not_found',
  /** The job runs already, or waits to begin. */
  job_running: 'conflict',
  /** No process that works has scheduled the job yet. */
  job_not_scheduled: 'conflict',
});
