import { parseInput } from '@husvaer/domain/kernel/validation';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import {
  landlordsNotice,
  lastDayByNotice,
  mayBeGivenNotice,
  protestUntil,
  tenantsNotice,
} from '@husvaer/domain/leases/notice';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { cancelLettersOfLease } from '../../postal/public.ts';
import type { Work } from '../../../platform/work.ts';
import { CLAUSES, aboutLease, noticeLetter, sendLetter } from '../../lease-documents/public.ts';
import {
  recordLeaseEvent,
  setEnd,
  type LeaseView,
  takeRunningLease,
  addGiver,
  addNotice,
  endNotice,
  findGivers,
  findNotices,
  markGiven,
  markProtested,
  type Notice,
} from '../../leases/public.ts';

/**
 * Ends a lease by notice. A landlord's says why (husleieloven § 9-5, § 9-7), but for a room's, which needs no
 * reason and may not be protested against; tenants who rent together
 * give it together: it counts from the day the last has. Throws `leases.not_found`,
 * `leases.not_running`, `leases.no_notice` for a fixed term that may not be, and `leases.ends_already`.
 */
export async function giveNotice(
  work: Work,
  { id, language, said }: { id: string; language: 'en' | 'no'; said: unknown },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, side, author, about } = await takeRunningLease(work, id);
  if (!mayBeGivenNotice(lease)) throw leaseErrors.no_notice();
  const reasons =
    side === 'tenant'
      ? { ground: null, ...parseInput(tenantsNotice, said, 'inputData') }
      : parseInput(landlordsNotice(lease.kind), said, 'inputData');
  const [open] = await findNotices(tx, [id]);
  // A tenant joins what another has begun.
  if (open && (open.side !== side || open.givenOn !== null))
    throw leaseErrors.ends_already({ endsOn: open.endsOn ?? lease.endsOn });
  const notice = open ?? { ...reasons, id: newId(), leaseId: id, side, language };
  if (!open) await addNotice(tx, notice);
  const givers = await addGiver(tx, { noticeId: notice.id, accountId: author.id }, clock.now());
  const missing =
    side === 'tenant'
      ? lease.tenants.filter(({ accountId }) => !accountId || !givers.includes(accountId))
      : [];
  if (missing.length > 0) {
    await recordLeaseEvent(work, about, 'notice_given', { side, waitsFor: missing.length });
    return;
  }
  await give(work, lease, notice);
}

/** What is known of a notice before it counts. */
type BegunNotice = Pick<Notice, 'id' | 'side' | 'ground' | 'reason' | 'language'>;

async function give(work: Work, lease: LeaseView, notice: BegunNotice): Promise<void> {
  const { tx } = work;
  const { today: givenOn, id } = lease;
  const { side, language } = notice;
  const endsOn = lastDayByNotice(lease, givenOn);
  if (lease.endsOn !== null && lease.endsOn <= endsOn)
    throw leaseErrors.ends_already({ endsOn: lease.endsOn });
  const mayProtest = side === 'landlord' && lease.kind !== 'room';
  const until = mayProtest ? protestUntil(givenOn, tenancyLawOn(lease.startsOn)) : null;
  await markGiven(tx, notice.id, { givenOn, endsOn, protestUntil: until });
  await setEnd(tx, id, endsOn);
  const facts = {
    ...aboutLease(lease),
    by: side,
    givenOn,
    endsOn,
    ground: notice.ground,
    reason: notice.reason,
    protestUntil: until,
    protestTo: protestTo(lease),
    givenFor: side === 'landlord' ? (lease.partner?.name ?? null) : null,
  };
  const { later } = CLAUSES;
  const text = { en: later.en.notice(facts), no: later.no.notice(facts) };
  const protestAddress = (lease.agent && lease.partner?.streetAddress) ?? null;
  const said = { ...facts, protestAddress };
  const mail = { en: noticeLetter('en', said), no: noticeLetter('no', said) };
  await sendLetter(work, lease, { kind: 'notice', text, language, mail });
  const about = { leaseId: id, partnerId: lease.property.partnerId };
  await recordLeaseEvent(work, about, 'notice_given', { side, endsOn, ground: notice.ground });
}

/** Who takes a protest for the landlord. */
const protestTo = ({ agent, landlord, partner }: LeaseView): { name: string; email: string } =>
  partner && agent
    ? { name: partner.name, email: agent.email }
    : { name: landlord?.name ?? '', email: landlord?.email ?? '' };

/**
 * A tenant does not accept a landlord's notice: until it is settled the lease runs on (§ 9-8). Throws
 * `leases.wrong_state` without one, and `leases.protest_over` after a month.
 */
export async function protestNotice(
  work: Work,
  { id, protest }: { id: string; protest: string | null },
): Promise<void> {
  const { tx, clock } = work;
  const { lease, side, about } = await takeRunningLease(work, id);
  const [notice] = await findNotices(tx, [id]);
  if (side !== 'tenant') throw leaseErrors.not_found();
  if (notice?.side !== 'landlord' || notice.protestUntil === null || notice.protestedAt)
    throw leaseErrors.wrong_state({ paper: 'signed' });
  if (lease.today > notice.protestUntil)
    throw leaseErrors.protest_over({ until: notice.protestUntil });
  await markProtested(tx, notice.id, protest, clock.now());
  await setEnd(tx, id, null);
  await recordLeaseEvent(work, about, 'notice_protested');
}

/**
 * Takes a notice back. A landlord may take back theirs, and let a tenant stay who has given it; a tenant
 * takes back what others have not joined yet. Throws `leases.wrong_state` otherwise.
 */
export async function withdrawNotice(work: Work, id: string): Promise<void> {
  const { tx } = work;
  const { side, author, about } = await takeRunningLease(work, id);
  const [notice] = await findNotices(tx, [id]);
  const isTheirs =
    notice &&
    (side === 'landlord'
      ? notice.givenOn !== null
      : notice.side === 'tenant' &&
        notice.givenOn === null &&
        (await findGivers(tx, notice.id)).includes(author.id));
  if (!isTheirs) throw leaseErrors.wrong_state({ paper: 'signed' });
  await endNotice(tx, notice.id, work.clock.now());
  if (side === 'landlord') await cancelLettersOfLease(work, id, ['notice']);
  await setEnd(tx, id, null);
  await recordLeaseEvent(work, about, 'notice_withdrawn', { side: notice.side });
}
