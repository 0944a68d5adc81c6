import type { ZodType } from 'zod';

import { textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import type { IsoDate } from '../kernel/dates.ts';
import { timeLimit } from '../legal/business-days.ts';
import type { TenancyLaw } from '../legal/tenancy.ts';
import { lastDayAfterNotice, type Term } from './term.ts';
import type { TenancyKind } from './enums.ts';

/**
 * Grounds for a landlord's notice (husleieloven § 9-5): the landlord or their household will live in the
 * home; it is demolished or rebuilt and must be vacated; the tenant has breached the lease; another good
 * reason.
 */
export const NOTICE_GROUNDS = ['own_use', 'rebuilding', 'breach', 'other'] as const;
export type NoticeGround = (typeof NOTICE_GROUNDS)[number];

export const NOTICE_REASON_MAX = 2000;
const words = textOrNull(NOTICE_REASON_MAX);

/**
 * A tenant's notice needs no reason; a landlord's needs a legal ground and an explanation (§ 9-7), and may be
 * protested against (§ 9-8). Neither holds for a room, a garage or a storage room (§ 9-7 and § 9-8), of which an
 * open-ended lease is ended without a ground.
 */
export const needsGround = ({
  kind,
  endsOn,
}: {
  kind: TenancyKind;
  endsOn: IsoDate | null;
}): boolean => kind !== 'room' || endsOn !== null;

export const tenantsNotice = z.strictObject({ reason: words });
/** The reasons of a notice. */
interface Reasons {
  ground: NoticeGround | null;
  reason: string | null;
}
export const landlordsNotice = (lease: Parameters<typeof needsGround>[0]): ZodType<Reasons> =>
  needsGround(lease) ? groundedNotice : tenantsNotice.transform(withoutGround);

const withoutGround = ({ reason }: Pick<Reasons, 'reason'>): Reasons => ({ ground: null, reason });
const groundedNotice = z
  .strictObject({ ground: z.enum(NOTICE_GROUNDS), reason: words })
  .superRefine(({ reason }, context) => {
    if (reason === null)
      context.addIssue({ code: 'custom', path: ['reason'], params: { reason: 'required' } });
  });

/**
 * The day on which a landlord approved a notice that their agency gives, today at the latest. A landlord's own and a
 * tenant's have none.
 */
export const landlordsApproval = ({ today, isNeeded }: { today: IsoDate; isNeeded: boolean }) =>
  z.strictObject({
    approvedOn: isNeeded
      ? z.iso.date().refine((day) => day <= today, { params: { reason: 'not_allowed' } })
      : z
          .null()
          .optional()
          .transform(() => null),
  });

/** Why a tenant protests against a notice (§ 9-8). */
export const protest = words;

/**
 * Whether a lease can be ended by notice: an open-ended one always, a fixed term if the lease says so (§
 * 9-2).
 */
export const mayBeGivenNotice = ({
  endsOn,
  mayGiveNotice,
}: Pick<Term, 'endsOn'> & { mayGiveNotice: boolean }): boolean => endsOn === null || mayGiveNotice;

/** The last day of a lease with a notice given on this day: never before the lease begins. */
export function lastDayByNotice(
  { startsOn, kind, noticeMonths }: Term & { kind: TenancyKind; noticeMonths: number },
  givenOn: IsoDate,
): IsoDate {
  const last = lastDayAfterNotice({ givenOn, kind, months: noticeMonths });
  return last < startsOn ? startsOn : last;
}

/** The last day on which a tenant may protest against a landlord's notice received on this day (§ 9-8). */
export const protestUntil = (givenOn: IsoDate, { protestMonths }: TenancyLaw): IsoDate =>
  timeLimit(givenOn, { months: protestMonths });
