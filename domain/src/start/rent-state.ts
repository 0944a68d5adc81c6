import type { LeaseFacts } from '../leases/status.ts';

/**
 * How the rent of a lease is in, for whoever lets by it:
 * - `late`: something is past its due day;
 * - `due`: something is invoiced and not due yet;
 * - `received`: all that was invoiced is paid;
 * - `direct`: nobody invoices it, the tenants pay the landlord themselves;
 * - `unsigned`: not everybody has signed.
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
