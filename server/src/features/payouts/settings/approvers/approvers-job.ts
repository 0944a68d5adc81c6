import type { Job } from '../../../../platform/jobs.ts';
import { SYSTEM } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { findDueChanges } from './store.ts';
import { applyApproverChange } from './change-approvers.ts';

/** Applies changes that were requested a banking day ago and not stopped. */
export const approversJob: Job = {
  name: 'payouts.change_approvers',
  cron: '*/15 * * * *',
  perform: ({ runner }) => runner.run(SYSTEM, applyDueChanges, undefined),
};

async function applyDueChanges(work: Work): Promise<void> {
  for (const change of await findDueChanges(work.tx, work.clock.now()))
    await applyApproverChange(work, change, 'waited');
}
