import { recordStaffAction } from '../../../platform/audit-log.ts';
import type { Work } from '../../../platform/work.ts';
import { moneyPolicy } from '../policy.ts';

/** Records in the audit log that an auditor downloads a file of the books; of others, nothing. */
export async function recordDownload(
  work: Work,
  { partnerId, file }: { partnerId: string | null; file: string },
): Promise<void> {
  if (moneyPolicy.see(work.viewer, partnerId)) return;
  await recordStaffAction(work, {
    what: 'ledger.auditor_download',
    whom: `${partnerId ?? 'operator'} ${file}`,
  });
}
