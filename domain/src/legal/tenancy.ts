import type { IsoDate } from '../kernel/dates.ts';

/** What husleieloven (LOV-1999-03-26-17) sets in numbers for homes. */
export interface TenancyLaw {
  /** The first day it holds for new leases. */
  since: IsoDate;
  /** Months’ rents that deposit and guarantee come to together, at most (§ 3-5, § 3-6). */
  securityRents: number;
  /** Months of rent that may be asked for in advance (§ 3-2). */
  advanceMonths: number;
  /** Months a fixed term lasts at least, unless there is a reason (§ 9-3). */
  fixedTermMonths: number;
  /** The same for a loft, a basement or half of a two-family house in which the landlord lives. */
  fixedTermMonthsAtLandlords: number;
  /** Months of notice, to the end of a calendar month, unless another is agreed (§ 9-6). */
  noticeMonths: number;
  /** The same for a single room with access to another’s home, a garage or a store room, to any day. */
  noticeMonthsOfRoom: number;
  /** Months one may protest against a landlord’s notice (§ 9-7, § 9-8). */
  protestMonths: number;
  /** Months between two adjustments by the consumer price index (§ 4-2). */
  adjustmentMonths: number;
  /** Months of written notice before one. */
  adjustmentNoticeMonths: number;
}

/** As the law has changed, oldest first. */
export const TENANCY_LAWS: readonly TenancyLaw[] = [
  {
    since: '2000-01-01',
    securityRents: 6,
    advanceMonths: 1,
    fixedTermMonths: 36,
    fixedTermMonthsAtLandlords: 12,
    noticeMonths: 3,
    noticeMonthsOfRoom: 1,
    protestMonths: 1,
    adjustmentMonths: 12,
    adjustmentNoticeMonths: 1,
  },
];

/** The law for a lease that is entered into on this day. */
export const tenancyLawOn = (date: IsoDate): TenancyLaw =>
  TENANCY_LAWS.findLast(({ since }) => since <= date) ?? TENANCY_LAWS[0]!;
