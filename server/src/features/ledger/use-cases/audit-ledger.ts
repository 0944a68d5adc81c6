import type { ReadWork } from '../../../platform/work.ts';
import { findUnbalanced } from '../entries/store.ts';
import { findSeriesWithGaps, findUnnumbered } from '../vouchers/store.ts';

/**
 * Checks the ledger on its own: entries that do not add up to zero, that are empty, or without a voucher
 * number, and numbers that are missing.
 */
export async function auditLedger({ tx }: ReadWork): Promise<string[]> {
  const unbalanced = await findUnbalanced(tx);
  const unnumbered = await findUnnumbered(tx);
  const series = await findSeriesWithGaps(tx);
  return [
    ...unbalanced.map((id) => `Entry ${id} does not come to zero, or has no lines.`),
    ...unnumbered.map((id) => `Entry ${id} has no voucher number.`),
    ...series.map(
      ({ name, year, count, last }) =>
        `${name} has ${count} vouchers of ${year}, and their numbers go to ${last}.`,
    ),
  ];
}
