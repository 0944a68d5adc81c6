import { addMonths, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { z } from '../kernel/zod.ts';
import type { TenancyLaw } from '../legal/tenancy.ts';

/**
 * The consumer price index of a month, all items: Statistics Norway, table 14700, 2025 = 100. Values on
 * another base (table 03013, 2015 = 100) are never mixed with these.
 */
export interface PriceIndex {
  /** `2026-10` */
  month: string;
  /** With one decimal. */
  value: number;
}

/** The source of an index: Statistics Norway's table, or staff. */
export const INDEX_SOURCES = ['statistics', 'staff'] as const;
export type IndexSource = (typeof INDEX_SOURCES)[number];

/** Far above any value so far: refuses a value without its decimal separator. */
const INDEX_MAX = 500;

const indexValue = z
  .number()
  .positive()
  .max(INDEX_MAX)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, {
    params: { reason: 'wrong_format' },
  });

/** An index entered by staff: not of a future month, with at most one decimal. */
export const enteredIndex = (today: IsoDate) =>
  z.strictObject({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { abort: true })
      .refine((month) => month >= '2000-01', { params: { reason: 'too_small' } })
      .refine((month) => month <= today.slice(0, 7), { params: { reason: 'too_far' } }),
    value: indexValue,
    /** The known value that it replaces, if any. */
    replaces: indexValue.nullish().transform((value) => value ?? null),
  });

/** Tenths of a point, the precision of the published index. */
const tenths = ({ value }: PriceIndex): bigint => BigInt(Math.round(value * 10));
const KRONE = 100n;

/**
 * The maximum rent after a rise of the index, or the minimum after a fall (husleieloven § 4-2): whole kroner,
 * rounded down, since the change may not be larger. A rise of less than a krone leaves the rent unchanged.
 */
export function adjustedRent(rent: Ore, { from, to }: { from: PriceIndex; to: PriceIndex }): Ore {
  const exact = (rent * tenths(to)) / tenths(from);
  const rounded = exact - (exact % KRONE);
  return tenths(to) >= tenths(from) && rounded < rent ? rent : rounded;
}

/**
 * The first day of an adjustment: a year after the last setting of the rent took effect, and a month after the
 * written announcement (§ 4-2).
 */
export function earliestAdjustment(
  { lastSetOn, announcedOn }: { lastSetOn: IsoDate; announcedOn: IsoDate },
  law: TenancyLaw,
): IsoDate {
  const year = addMonths(lastSetOn, law.adjustmentMonths);
  const notice = addMonths(announcedOn, law.adjustmentNoticeMonths);
  return year > notice ? year : notice;
}

/** The first day of the month that a letter of today is in time for: rents are invoiced by the month. */
export function usualAdjustmentDay(today: IsoDate, law: TenancyLaw): IsoDate {
  const earliest = addMonths(today, law.adjustmentNoticeMonths);
  return earliest.endsWith('-01') ? earliest : `${addMonths(earliest, 1).slice(0, 7)}-01`;
}
