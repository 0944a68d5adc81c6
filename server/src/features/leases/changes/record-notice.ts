import { leaseErrors } from '@husvaer/domain/leases/errors';
import {
  lastDayByNotice,
  mayBeGivenNotice,
  noticeGrounds,
  protestUntil,
} from '@husvaer/domain/leases/notice';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import type { Work } from '../../../platform/work.ts';
import { setEnd } from '../ends/store.ts';
import { recordLeaseEvent } from '../history/record.ts';
import type { LeaseView } from '../lease-view.ts';
import { addGiver, addNotice, findNotices, markGiven, type Notice } from '../notices/store.ts';
import type { AgreedLease } from '../load-running-lease-for-update.ts';

/** A notice that all have given who must. */
export interface GivenNotice extends Pick<Notice, 'ground' | 'reason' | 'language'> {
  givenOn: string;
  endsOn: string;
  protestUntil: string | null;
}

/**
 * Records that the viewer gives notice of a locked, running lease, or joins the notice of a co-tenant. It counts from
 * the day the last tenant has given it, and ends the lease. Returns null while it waits for others. Throws
 * `leases.no_notice` for a landlord's in a bound term, and `leases.ends_already`.
 */
export async function recordNotice(
  work: Work,
  { lease, side, about }: AgreedLease,
  {
    approvedOn,
    ...content
  }: Pick<Notice, 'ground' | 'reason' | 'language'> & {
    /** When the landlord approved it, if their agency gives it. */
    approvedOn: string | null;
  },
): Promise<GivenNotice | null> {
  const { tx } = work;
  if (!mayBeGivenNotice(side, lease)) throw leaseErrors.no_notice();
  const [open] = await findNotices(tx, [lease.id]);
  // A tenant joins a notice that a co-tenant has begun.
  if (open && (open.side !== side || open.givenOn !== null))
    throw leaseErrors.ends_already({ endsOn: open.endsOn ?? lease.endsOn });
  const notice = open ?? { ...content, id: work.newId(), leaseId: lease.id, side };
  if (!open) await addNotice(tx, notice);
  const waitsFor = await countMissing(work, lease, notice);
  if (waitsFor > 0) {
    await recordLeaseEvent(work, about, 'notice_given', { side, waitsFor });
    return null;
  }
  const { ground, reason, language } = notice;
  const givenOn = lease.today;
  const endsOn = lastDayByNotice(lease, givenOn);
  if (lease.endsOn !== null && lease.endsOn <= endsOn)
    throw leaseErrors.ends_already({ endsOn: lease.endsOn });
  const mayProtest = side === 'landlord' && noticeGrounds(side, lease).length > 0;
  const until = mayProtest ? protestUntil(givenOn, tenancyLawOn(lease.startsOn)) : null;
  const given = { givenOn, endsOn, protestUntil: until };
  await markGiven(tx, notice.id, given);
  await setEnd(tx, lease.id, endsOn);
  await recordLeaseEvent(work, about, 'notice_given', { side, endsOn, ground, approvedOn });
  return { ...given, ground, reason, language };
}

/** Records that the viewer gives a notice. Returns how many tenants have not given it yet. */
async function countMissing(
  { tx, clock }: Work,
  lease: LeaseView,
  { id: noticeId, side }: Pick<Notice, 'id' | 'side'>,
): Promise<number> {
  // An agency's own system has no account: the history has its key's name.
  const accountId = lease.viewerId;
  const givers = accountId === null ? [] : await addGiver(tx, { noticeId, accountId }, clock.now());
  if (side === 'landlord') return 0;
  return lease.tenants.filter((one) => !one.accountId || !givers.includes(one.accountId)).length;
}
