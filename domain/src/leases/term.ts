import { addDays, addMonths, endOfMonth, type IsoDate } from '../kernel/dates.ts';
import type { TenancyLaw } from '../legal/tenancy.ts';
import type { TenancyKind } from './enums.ts';

/** From when to when a home is let. */
export interface Term {
  startsOn: IsoDate;
  /** The last day; null is until further notice ('undetermined'). */
  endsOn: IsoDate | null;
}

/**
 * The term as the law reads it. A fixed one that is too short and has no written reason is until
 * further notice, not invalid (husleieloven § 9-3): `isTooShort` says so, and a form shows it.
 */
export function lawfulTerm(
  wanted: Term & { kind: TenancyKind; reason: string | null },
  law: TenancyLaw,
): Term & { isTooShort: boolean } {
  const { startsOn, endsOn, kind, reason } = wanted;
  const isTooShort = endsOn !== null && !reason && endsOn < shortestEnd({ startsOn, kind }, law);
  return { startsOn, endsOn: isTooShort ? null : endsOn, isTooShort };
}

/** The first last day a fixed term without a reason may have. */
export function shortestEnd(
  { startsOn, kind }: { startsOn: IsoDate; kind: TenancyKind },
  law: TenancyLaw,
): IsoDate {
  const months = kind === 'at_landlords' ? law.fixedTermMonthsAtLandlords : law.fixedTermMonths;
  return addDays(addMonths(startsOn, months), -1);
}

/**
 * The last day of a lease that is given notice on `givenOn`, the day the other side has it: so many
 * months to the end of a calendar month, of a room to the same day of the month (§ 9-6).
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

/** Months of notice where nothing else is agreed. */
export const usualNoticeMonths = (kind: TenancyKind, law: TenancyLaw): number =>
  kind === 'room' ? law.noticeMonthsOfRoom : law.noticeMonths;
