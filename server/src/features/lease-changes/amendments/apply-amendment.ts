import { lockAccount } from '../../accounts/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  endNotice,
  findNotices,
  type Paper,
  saveTenants,
  lockLease,
  setEnd,
  setTerm,
} from '../../leases/public.ts';
import { recordPaperEvent } from '../../lease-documents/public.ts';
import { findChange } from './store.ts';

/** Applies an amendment that everyone has signed. */
export async function applyAmendment(work: Work, paper: Paper, leaseId: string): Promise<void> {
  const { tx } = work;
  await lockLease(tx, leaseId);
  switch (paper.kind) {
    case 'extension': {
      const change = await findChange<'extension'>(tx, paper.id);
      await setTerm(tx, leaseId, change);
      return recordPaperEvent(work, paper, 'extended', { endsOn: change.endsOn });
    }
    case 'ending': {
      const { endsOn, rentEndsOn = endsOn, reason } = await findChange<'ending'>(tx, paper.id);
      // An agreement replaces an earlier notice of one side.
      const [notice] = await findNotices(tx, [leaseId]);
      if (notice) await endNotice(tx, notice.id, work.clock.now());
      await setEnd(tx, leaseId, endsOn, rentEndsOn);
      return recordPaperEvent(work, paper, 'ended', { endsOn, rentEndsOn, reason });
    }
    case 'tenants': {
      const change = await findChange<'tenants'>(tx, paper.id);
      await saveTenants(tx, leaseId, change);
      for (const { accountId } of change.joining)
        if (accountId)
          await lockAccount(tx, { accountId, reason: 'lease_active', holderId: leaseId });
      const { from, leaving, joining } = change;
      const counts = { leaving: leaving.length, joining: joining.length };
      return recordPaperEvent(work, paper, 'tenants_changed', { from, ...counts });
    }
    default:
      return undefined;
  }
}
