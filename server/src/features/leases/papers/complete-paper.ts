import { lockAccount } from '../../accounts/public.ts';
import { findProperties } from '../../properties/public.ts';
import type { Work } from '../../../platform/work.ts';
import { moveLease } from '../move-lease.ts';
import { findTenants } from '../store.ts';
import { recordPaperEvent } from './record-paper-event.ts';
import { changePaper, type Paper } from './store.ts';

/**
 * Records that everyone has signed a locked document. A lease becomes binding by it, and its parties can't delete
 * their accounts before it ends.
 */
export async function completePaper(
  work: Work,
  paper: Paper,
  signedDocumentId: string,
): Promise<void> {
  const { tx, clock } = work;
  const { kind, leaseId, partnerId } = paper;
  await changePaper(tx, paper.id, { state: 'signed', signedDocumentId, endedAt: clock.now() });
  if (leaseId === null) return recordPaperEvent(work, paper, 'assignment_completed');
  if (kind !== 'lease') return;
  const { propertyId } = await moveLease(work, { leaseId, partnerId }, 'completed');
  const parties = [
    ...(await findTenants(tx, [leaseId])).map(({ accountId }) => accountId),
    ...(await findProperties(tx, [propertyId])).map(({ landlordId }) => landlordId),
  ];
  for (const accountId of parties)
    if (accountId) await lockAccount(tx, { accountId, reason: 'lease_active', holderId: leaseId });
}
