import type { IsoDate } from '../kernel/dates.ts';

/** The numbers that husleieloven (LOV-1999-03-26-17) sets for homes. */
export interface TenancyLaw {
  /** The first day it applies to new leases. */
  since: IsoDate;
  /** Maximum months’ rent of deposit and guarantee together (§ 3-5, § 3-6). */
  securityRents: number;
  /** Months of rent that may be charged in advance (§ 3-2). */
  advanceMonths: number;
  /** Minimum months of a fixed term without a reason (§ 9-3). */
  fixedTermMonths: number;
  /** The same for a loft, a basement or half of a two-family house where the landlord lives. */
  fixedTermMonthsAtLandlords: number;
  /** Months of notice, to the end of a calendar month, unless agreed otherwise (§ 9-6). */
  noticeMonths: number;
  /**
   * The same for a single room that shares access with another’s home, a garage or a storage room, to any
   * day.
   */
  noticeMonthsOfRoom: number;
  /** Months in which a tenant may protest against a landlord’s notice (§ 9-7, § 9-8). */
  protestMonths: number;
  /** Months between two adjustments by the consumer price index (§ 4-2). */
  adjustmentMonths: number;
  /** Months of written notice before an adjustment. */
  adjustmentNoticeMonths: number;
}

/** The versions of the law, oldest first. */
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

/** The law for a lease entered into on this day. */
export const tenancyLawOn = (date: IsoDate): TenancyLaw =>
  TENANCY_LAWS.findLast(({ since }) => since <= date) ?? TENANCY_LAWS[0]!;
