import type { Work } from '../../../platform/work.ts';
import { loadLeaseForUpdate } from '../load-lease-for-update.ts';
import { lockOpenPapers } from './store.ts';

/**
 * A locked lease with the documents of it and of its assignment that are being made or out for signing, for users who
 * may write them. Throws as {@link loadLeaseForUpdate} does.
 */
export async function loadOpenPapersForUpdate(work: Work, leaseId: string) {
  const loaded = await loadLeaseForUpdate(work, leaseId);
  const { assignmentId } = loaded.lease;
  const papers = [
    ...(await lockOpenPapers(work.tx, { leaseId })),
    ...(await lockOpenPapers(work.tx, { assignmentId })),
  ];
  return { ...loaded, papers };
}
