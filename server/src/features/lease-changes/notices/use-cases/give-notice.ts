import { parseInput } from '@husvaer/domain/kernel/validation';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import {
  landlordsApproval,
  lastDayByNotice,
  mayBeGivenNotice,
  noticeGrounds,
  noticeReasons,
  protestUntil,
} from '@husvaer/domain/leases/notice';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import type { Work } from '../../../../platform/work.ts';
import {
  CLAUSES,
  aboutLease,
  noticeLetter,
  sendLetter,
  whatOf,
} from '../../../lease-documents/public.ts';
import {
  recordLeaseEvent,
  setEnd,
  type LeaseView,
  loadRunningLeaseForSystem,
  addGiver,
  addNotice,
  findNotices,
  markGiven,
  type Notice,
} from '../../../leases/public.ts';

/**
 * Ends a lease by notice. A landlord's notice states a reason (husleieloven § 9-5, § 9-7), except for an
 * open-ended lease of a room, which needs none and can't be protested against. In a bound term a tenant's states the
 * refusal of a sublet (§ 7-5). An agency states when the landlord approved it. Co-tenants give notice together:
 * it counts from the day the last of them has. Throws `leases.not_found`, `leases.not_running`, `leases.no_notice` for a landlord's in a
 * bound term, and `leases.ends_already`.
 */
export async function giveNotice(
  work: Work,
  {
    id,
    language,
    input,
    approvedOn: approval,
  }: { id: string; language: 'en' | 'no'; input: unknown; approvedOn: unknown },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, side, about } = await loadRunningLeaseForSystem(work, id);
  if (!mayBeGivenNotice(side, lease)) throw leaseErrors.no_notice();
  const reasons = parseInput(noticeReasons(side, lease), input, 'inputData');
  const isForLandlord = side === 'landlord' && lease.side !== 'landlord';
  const { approvedOn } = parseInput(
    landlordsApproval({ today: lease.today, isNeeded: isForLandlord }),
    { approvedOn: approval },
    'inputData',
  );
  const [open] = await findNotices(tx, [id]);
  // A tenant joins a notice that a co-tenant has begun.
  if (open && (open.side !== side || open.givenOn !== null))
    throw leaseErrors.ends_already({ endsOn: open.endsOn ?? lease.endsOn });
  const notice = open ?? { ...reasons, id: newId(), leaseId: id, side, language };
  if (!open) await addNotice(tx, notice);
  // An agency's own system has no account: the history has its key's name.
  const accountId = lease.viewerId;
  const givers =
    accountId === null ? [] : await addGiver(tx, { noticeId: notice.id, accountId }, clock.now());
  const missing =
    side === 'tenant'
      ? lease.tenants.filter((one) => !one.accountId || !givers.includes(one.accountId))
      : [];
  if (missing.length > 0) {
    await recordLeaseEvent(work, about, 'notice_given', { side, waitsFor: missing.length });
    return;
  }
  await give(work, lease, { ...notice, approvedOn });
}

/** A notice before it counts. */
type BegunNotice = Pick<Notice, 'id' | 'side' | 'ground' | 'reason' | 'language'> & {
  /** When the landlord approved it, if their agency gives it. */
  approvedOn: string | null;
};

async function give(work: Work, lease: LeaseView, notice: BegunNotice): Promise<void> {
  const { tx } = work;
  const { today: givenOn, id } = lease;
  const { side, language, approvedOn } = notice;
  const endsOn = lastDayByNotice(lease, givenOn);
  if (lease.endsOn !== null && lease.endsOn <= endsOn)
    throw leaseErrors.ends_already({ endsOn: lease.endsOn });
  const mayProtest = side === 'landlord' && noticeGrounds(side, lease).length > 0;
  const until = mayProtest ? protestUntil(givenOn, tenancyLawOn(lease.startsOn)) : null;
  await markGiven(tx, notice.id, { givenOn, endsOn, protestUntil: until });
  await setEnd(tx, id, endsOn);
  const facts = {
    ...(await aboutLease(work, lease)),
    what: await whatOf(work, lease),
    by: side,
    givenOn,
    endsOn,
    ground: notice.ground,
    reason: notice.reason,
    protestUntil: until,
    givenFor: approvedOn === null ? null : (lease.partner?.name ?? null),
    approvedOn,
  };
  const { later } = CLAUSES;
  const text = { en: later.en.notice(facts), no: later.no.notice(facts) };
  const mail = { en: noticeLetter('en', facts), no: noticeLetter('no', facts) };
  await sendLetter(work, lease, { kind: 'notice', text, language, mail });
  const about = { leaseId: id, partnerId: lease.property.partnerId };
  await recordLeaseEvent(work, about, 'notice_given', {
    side,
    endsOn,
    ground: notice.ground,
    approvedOn,
  });
}
