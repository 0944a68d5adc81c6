import { recordStaffAction } from '../../../../platform/audit-log.ts';
import type { Work } from '../../../../platform/work.ts';

/** Records in the audit log that the viewer, an auditor, downloads a document. */
export function recordFileDownload(work: Work, fileId: string): Promise<void> {
  return recordStaffAction(work, { what: 'files.auditor_download', whom: fileId });
}
