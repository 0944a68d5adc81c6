import { z } from 'zod';

import type { PriceIndex } from '@husvaer/domain/leases/rent-adjustment';

/**
 * Statistics Norway's consumer price index, all items, for the last twenty years: table 14700 (2025 = 100),
 * relative to its API.
 */
export const STATISTICS_TABLE =
  'tables/14700/data?lang=no&outputFormat=json-stat2' +
  '&valueCodes[VareTjenesteGrp]=00&valueCodes[ContentsCode]=KpiIndMnd&valueCodes[Tid]=top(240)';

const MONTH = /^(\d{4})M(0[1-9]|1[0-2])$/;

/** JSON-stat 2 (https://json-stat.org/full/), as far as a table of one series goes. */
const table = z.object({
  class: z.literal('dataset'),
  id: z.array(z.string()),
  size: z.array(z.int()),
  dimension: z.object({
    ContentsCode: z.object({
      category: z.object({ index: z.record(z.literal('KpiIndMnd'), z.literal(0)) }),
    }),
    Tid: z.object({ category: z.object({ index: z.record(z.string().regex(MONTH), z.int()) }) }),
  }),
  value: z.array(z.number().positive().nullable()),
  extension: z.object({ px: z.object({ tableid: z.literal('14700') }) }),
});

/**
 * The index values of an answer of table 14700, oldest first; months without a value are left out. Throws
 * `ZodError` for another table (values with another base are never mixed in), and `RangeError` when it has
 * more than one series.
 */
export function readStatistics(answer: unknown): PriceIndex[] {
  const { id, size, dimension, value } = table.parse(answer);
  const { index } = dimension.Tid.category;
  const months = Object.entries(index).toSorted(([, one], [, other]) => one - other);
  const others = size.filter((_, position) => id[position] !== 'Tid');
  if (others.some((count) => count !== 1) || value.length !== months.length)
    throw new RangeError('It holds more than one series.');
  return months.flatMap(([month, position]) => {
    const [, year, number] = MONTH.exec(month)!;
    const points = value[position];
    return points === null || points === undefined
      ? []
      : [{ month: `${year}-${number}`, value: points }];
  });
}
