import { AGENCY } from '../../ledger/public.tsx';

export const PATHS = {
  payouts: '/money/payouts',
  refunds: '/money/payouts/refunds',
  reductions: '/money/payouts/reductions',
} as const;

/** The page of a payout, next to the list. */
export const payoutPath = (payoutId: string): string => `${PATHS.payouts}?payout=${payoutId}`;

/** The page with one refund alone. */
export const refundPath = (refundId: string): string => `${PATHS.refunds}?refund=${refundId}`;

/** A page of an agency that the user approves for; without one, of their own books. */
export function withAgency(path: string, agencyId: string | null): string {
  if (agencyId === null) return path;
  const [page, query] = path.split('?');
  const params = new URLSearchParams(query);
  params.set(AGENCY, agencyId);
  return `${page}?${params.toString()}`;
}
