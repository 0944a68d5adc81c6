import { givenNotice, noticeGrounds } from '@husvaer/domain/leases/notice';

import type { Work } from '../../../../platform/work.ts';
import {
  CLAUSES,
  aboutLease,
  noticeLetter,
  sendLetter,
  whatOf,
} from '../../../lease-documents/public.ts';
import { loadRunningLeaseForSystem, recordNotice } from '../../../leases/public.ts';
import type { Unread } from '../../../../platform/unread.ts';

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
    contractId: id,
    language,
    rest,
  }: { contractId: string; language: 'en' | 'no'; rest: Unread<ReturnType<typeof givenNotice>> },
): Promise<void> {
  const running = await loadRunningLeaseForSystem(work, id);
  const { lease, side } = running;
  const isForLandlord = side === 'landlord' && lease.side !== 'landlord';
  const grounds = noticeGrounds(side, lease);
  const { approvedOn, ...reasons } = rest.read(
    givenNotice({ grounds, isForLandlord, today: lease.today }),
  );
  const notice = await recordNotice(work, running, { ...reasons, language, approvedOn });
  // It waits for other tenants.
  if (!notice) return;
  const facts = {
    ...(await aboutLease(work, lease)),
    ...notice,
    what: await whatOf(work, lease),
    by: side,
    givenFor: approvedOn === null ? null : (lease.partner?.name ?? null),
    approvedOn,
  };
  const { later } = CLAUSES;
  const text = { en: later.en.notice(facts), no: later.no.notice(facts) };
  const mail = { en: noticeLetter('en', facts), no: noticeLetter('no', facts) };
  await sendLetter(work, lease, { kind: 'notice', text, language: notice.language, mail });
}
