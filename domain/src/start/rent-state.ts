import type { LeaseFacts } from '../leases/status.ts';

/**
 * The rent status of a lease, for its landlord:
 *
 * - `late`: an amount is overdue;
 * - `due`: an amount is invoiced and not due yet;
 * - `received`: everything invoiced is paid;
 * - `direct`: it is not invoiced, and the tenants pay the landlord directly;
 * - `unsigned`: not everyone has signed.
 */
export const RENT_STATES = ['late', 'unsigned', 'due', 'received', 'direct'] as const;
export type RentState = (typeof RENT_STATES)[number];

export function rentState(
  { paper, rent }: Pick<LeaseFacts, 'paper' | 'rent'>,
  isInvoiced: boolean,
): RentState {
  if (paper !== 'signed') return 'unsigned';
  if (rent.overdue > 0n) return 'late';
  if (!isInvoiced) return 'direct';
  return rent.open > 0n ? 'due' : 'received';
}
