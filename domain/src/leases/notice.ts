import type { ZodType } from 'zod';

import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { addMonths, type IsoDate } from '../kernel/dates.ts';
import type { TenancyLaw } from '../legal/tenancy.ts';
import { lastDayAfterNotice, type Term } from './term.ts';
import type { TenancyKind } from './enums.ts';

/**
 * What a landlord may give notice for (husleieloven § 9-5): the home is to be lived in by themselves
 * or their household; it is torn down or rebuilt so that it must be vacated; the tenant has broken
 * the lease; another good reason.
 */
export const NOTICE_GROUNDS = ['own_use', 'rebuilding', 'breach', 'other'] as const;
export type NoticeGround = (typeof NOTICE_GROUNDS)[number];

export const NOTICE_REASON_MAX = 2000;
const RAW_MAX = 8000;

const words = z
  .string()
  .max(RAW_MAX)
  .transform(tidyText)
  .pipe(z.string().max(NOTICE_REASON_MAX))
  .nullish()
  .transform((said) => said || null);

/**
 * A tenant's notice needs no reason; a landlord's has one by the law, and says what it is (§ 9-7). Of a
 * room, garage or store room it needs none (§ 9-5 third paragraph), and names no ground.
 */
export const tenantsNotice = z.strictObject({ reason: words });
/** What a notice is given for. */
export interface Reasons {
  ground: NoticeGround | null;
  reason: string | null;
}
export const landlordsNotice = (kind: TenancyKind): ZodType<Reasons> =>
  kind === 'room' ? tenantsNotice.transform(withoutGround) : groundedNotice;

const withoutGround = ({ reason }: Pick<Reasons, 'reason'>): Reasons => ({ ground: null, reason });
const groundedNotice = z
  .strictObject({ ground: z.enum(NOTICE_GROUNDS), reason: words })
  .superRefine(({ reason }, context) => {
    if (reason === null)
      context.addIssue({ code: 'custom', path: ['reason'], params: { reason: 'required' } });
  });

/** Why a tenant does not accept a notice (§ 9-8). */
export const protest = words;

/** Whether a lease may be given notice at all: until further notice always, a fixed term where it says so (§ 9-2). */
export const mayBeGivenNotice = ({
  endsOn,
  mayGiveNotice,
}: Pick<Term, 'endsOn'> & { mayGiveNotice: boolean }): boolean => endsOn === null || mayGiveNotice;

/** When a lease ends that is given notice on this day: never before it begins. */
export function lastDayByNotice(
  { startsOn, kind, noticeMonths }: Term & { kind: TenancyKind; noticeMonths: number },
  givenOn: IsoDate,
): IsoDate {
  const last = lastDayAfterNotice({ givenOn, kind, months: noticeMonths });
  return last < startsOn ? startsOn : last;
}

/** The last day on which a tenant may protest against a landlord's notice they had on this one (§ 9-8). */
export const protestUntil = (givenOn: IsoDate, { protestMonths }: TenancyLaw): IsoDate =>
  addMonths(givenOn, protestMonths);
