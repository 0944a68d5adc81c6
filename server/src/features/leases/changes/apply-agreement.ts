import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { FixedTermGround } from '@husvaer/domain/leases/enums';

import { lockAccount } from '../../accounts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { setEnd, setTerm } from '../ends/store.ts';
import { endNotice, findNotices } from '../notices/store.ts';
import { recordPaperEvent } from '../papers/record-paper-event.ts';
import type { Paper, Recipient } from '../papers/store.ts';
import { lockLease, saveTenants } from '../store.ts';

/** What an agreement changes, by the kind of its document. */
export interface AgreedChanges {
  extension: {
    endsOn: string | null;
    fixedTermGround?: FixedTermGround | null;
    fixedTermReason: string | null;
  };
  /**
   * `rentEndsOn` is missing in agreements from before it could be chosen: rent is paid until the last day.
   */
  ending: { endsOn: string; rentEndsOn?: string; reason: string | null };
  tenants: { from: string; leaving: string[]; joining: Recipient[] };
}

/** The rules of each kind of agreement. */
const APPLY: {
  [Kind in keyof AgreedChanges]: (
    work: Work,
    agreed: { paper: Paper; leaseId: string },
    change: AgreedChanges[Kind],
  ) => Promise<void>;
} = {
  async extension(work, { paper, leaseId }, change) {
    await setTerm(work.tx, leaseId, change);
    await recordPaperEvent(work, paper, 'extended', { endsOn: change.endsOn });
  },
  async ending(work, { paper, leaseId }, { endsOn, rentEndsOn = endsOn, reason }) {
    const { tx, clock } = work;
    // An agreement replaces an earlier notice of one side.
    const [notice] = await findNotices(tx, [leaseId]);
    if (notice) await endNotice(tx, notice.id, clock.now());
    await setEnd(tx, leaseId, endsOn, rentEndsOn);
    await recordPaperEvent(work, paper, 'ended', { endsOn, rentEndsOn, reason });
  },
  async tenants(work, { paper, leaseId }, change) {
    const { tx } = work;
    await saveTenants(tx, leaseId, change);
    const { from, leaving, joining } = change;
    for (const { accountId } of joining)
      if (accountId)
        await lockAccount(tx, { accountId, reason: 'lease_active', holderId: leaseId });
    const counts = { leaving: leaving.length, joining: joining.length };
    await recordPaperEvent(work, paper, 'tenants_changed', { from, ...counts });
  },
};

/**
 * Applies to a lease what everyone has signed: the only way to change its term and tenants, and besides a notice
 * the only way to end it. Throws `leases.wrong_state` unless the document and its lease are signed.
 */
export async function applyAgreement<Kind extends keyof AgreedChanges>(
  work: Work,
  paper: Paper & { kind: Kind },
  change: AgreedChanges[Kind],
): Promise<void> {
  const { leaseId, state } = paper;
  const lease = leaseId === null ? undefined : await lockLease(work.tx, leaseId);
  if (lease?.paper !== 'signed' || state !== 'signed')
    throw leaseErrors.wrong_state({ paper: lease?.paper ?? 'none' });
  await APPLY[paper.kind](work, { paper, leaseId: lease.id }, change);
}
