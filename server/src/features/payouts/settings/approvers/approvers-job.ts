import type { Job } from '../../../../platform/jobs.ts';
import { SYSTEM } from '../../../../platform/viewer.ts';
import { findDueChanges } from './store.ts';
import { applyApproverChange } from './change-approvers.ts';

/** Applies changes that were requested a banking day ago and not stopped. */
export const approversJob: Job = {
  name: 'payouts.change_approvers',
  cron: '*/15 * * * *',
  async perform({ runner }) {
    const due = await runner.read(
      SYSTEM,
      ({ tx, clock }) => findDueChanges(tx, clock.now()),
      undefined,
    );
    // Each locks the settings of its book.
    for (const change of due)
      await runner.run(SYSTEM, (work) => applyApproverChange(work, change, 'waited'), undefined);
  },
};
