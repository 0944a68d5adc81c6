import { textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import type { IsoDate } from '../kernel/dates.ts';
import { timeLimit } from '../legal/business-days.ts';
import { tenancyLawOn, type TenancyLaw } from '../legal/tenancy.ts';
import { lastDayAfterNotice, usualNoticeMonths, type Term } from './term.ts';
import type { TenancyKind } from './enums.ts';

/**
 * Grounds for a landlord's notice (husleieloven § 9-5): the landlord or their household will live in the
 * home; it is demolished or rebuilt and must be vacated; the tenant has breached the lease; another good
 * reason.
 */
export const LANDLORDS_GROUNDS = ['own_use', 'rebuilding', 'breach', 'other'] as const;
/** The ground for a tenant's notice in a bound term: the landlord refused a sublet without a good reason (§ 7-5). */
const TENANTS_GROUNDS = ['sublet_refused'] as const;
export const NOTICE_GROUNDS = [...LANDLORDS_GROUNDS, ...TENANTS_GROUNDS] as const;
export type NoticeGround = (typeof NOTICE_GROUNDS)[number];

export const NOTICE_REASON_MAX = 2000;
const words = textOrNull(NOTICE_REASON_MAX);

type Side = 'tenant' | 'landlord';
interface NoticeTerm {
  kind: TenancyKind;
  endsOn: IsoDate | null;
  /** Whether a fixed term says that it can be ended by notice (§ 9-2). */
  mayGiveNotice: boolean;
}

const isBound = ({ endsOn, mayGiveNotice }: Omit<NoticeTerm, 'kind'>): boolean =>
  endsOn !== null && !mayGiveNotice;

/** Whether a side can end a lease by notice: in a bound term only the tenant, on the ground of § 7-5. */
export const mayBeGivenNotice = (side: Side, lease: Omit<NoticeTerm, 'kind'>): boolean =>
  side === 'tenant' || !isBound(lease);

/**
 * The grounds of which a notice states one, with an explanation; none if it needs no reason. A landlord's needs a legal
 * ground (§ 9-7), and may be protested against (§ 9-8). Neither holds for a room, a garage or a storage room, of which an
 * open-ended lease is ended without a ground. A tenant's needs one in a bound term only.
 */
export function noticeGrounds(side: Side, lease: NoticeTerm): readonly NoticeGround[] {
  if (side === 'tenant') return isBound(lease) ? TENANTS_GROUNDS : [];
  return lease.kind !== 'room' || lease.endsOn !== null ? LANDLORDS_GROUNDS : [];
}

/**
 * A notice. Where it needs a ground, it states one of `grounds` with an explanation; otherwise it has none. An agency states the day on
 * which the landlord approved its notice, today at the latest; a landlord's own and a tenant's have none.
 */
export const givenNotice = ({
  grounds,
  isForLandlord,
  today,
}: {
  grounds: readonly NoticeGround[];
  isForLandlord: boolean;
  today: IsoDate;
}) =>
  z
    .strictObject({
      ground: grounds.length > 0 ? z.enum(grounds) : none,
      reason: words,
      approvedOn: isForLandlord
        ? z.iso.date().refine((day) => day <= today, { params: { reason: 'not_allowed' } })
        : none,
    })
    .superRefine(({ ground, reason }, context) => {
      if (ground !== null && reason === null)
        context.addIssue({ code: 'custom', path: ['reason'], params: { reason: 'required' } });
    });
const none = z
  .null()
  .optional()
  .transform(() => null);

/** Why a tenant protests against a notice (§ 9-8), or a landlord disputes the ground of a tenant's. */
export const protest = words;

/**
 * The last day of a lease with a notice given on this day: never before the lease begins. A bound term agrees on no
 * period of notice, so the law's counts (§§ 7-5, 9-6).
 */
export function lastDayByNotice(
  { startsOn, noticeMonths, ...lease }: Term & NoticeTerm & { noticeMonths: number },
  givenOn: IsoDate,
): IsoDate {
  const { kind } = lease;
  const months = isBound(lease) ? usualNoticeMonths(kind, tenancyLawOn(startsOn)) : noticeMonths;
  const last = lastDayAfterNotice({ givenOn, kind, months });
  return last < startsOn ? startsOn : last;
}

/** The last day on which a tenant may protest against a landlord's notice received on this day (§ 9-8). */
export const protestUntil = (givenOn: IsoDate, { protestMonths }: TenancyLaw): IsoDate =>
  timeLimit(givenOn, { months: protestMonths });
