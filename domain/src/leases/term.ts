import { addDays, addMonths, endOfMonth, type IsoDate } from '../kernel/dates.ts';
import type { TenancyLaw } from '../legal/tenancy.ts';
import type { FixedTermGround, TenancyKind } from './enums.ts';

/** The term of a lease. */
export interface Term {
  startsOn: IsoDate;
  /** The last day; null for an open-ended lease ('undetermined'). */
  endsOn: IsoDate | null;
}

/**
 * The term by law. A fixed term that is too short and has no written reason is open-ended, not invalid
 * (husleieloven § 9-3): `isTooShort` reports it, for forms to show. Own use is a reason by itself; another one
 * is written out.
 */
export function lawfulTerm(
  wanted: Term & { kind: TenancyKind; ground: FixedTermGround | null; reason: string | null },
  law: TenancyLaw,
): Term & { isTooShort: boolean } {
  const { startsOn, endsOn, kind, ground, reason } = wanted;
  const isReasoned = ground === 'own_use' || Boolean(reason);
  const isTooShort =
    endsOn !== null && !isReasoned && endsOn < shortestEnd({ startsOn, kind }, law);
  return { startsOn, endsOn: isTooShort ? null : endsOn, isTooShort };
}

/** No home is let for longer by a fixed term: a later last day is a mistake, or means an open-ended lease. */
const TERM_YEARS_MAX = 99;

/** The latest last day of a fixed term from a day on. */
export const latestEnd = (startsOn: IsoDate): IsoDate => addMonths(startsOn, TERM_YEARS_MAX * 12);

/** The earliest last day of a fixed term without a reason. */
export function shortestEnd(
  { startsOn, kind }: { startsOn: IsoDate; kind: TenancyKind },
  law: TenancyLaw,
): IsoDate {
  const months = kind === 'at_landlords' ? law.fixedTermMonthsAtLandlords : law.fixedTermMonths;
  return addDays(addMonths(startsOn, months), -1);
}

/**
 * The last day of a lease after a notice received on `givenOn`: this many months later, at the end of the
 * calendar month, or for a room on the same day of the month (§ 9-6).
 */
export function lastDayAfterNotice({
  givenOn,
  kind,
  months,
}: {
  givenOn: IsoDate;
  kind: TenancyKind;
  months: number;
}): IsoDate {
  return kind === 'room'
    ? addMonths(givenOn, months)
    : endOfMonth(addMonths(endOfMonth(givenOn), months));
}

/** Months of notice by default. */
export const usualNoticeMonths = (kind: TenancyKind, law: TenancyLaw): number =>
  kind === 'room' ? law.noticeMonthsOfRoom : law.noticeMonths;
