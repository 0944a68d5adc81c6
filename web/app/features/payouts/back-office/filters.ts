import type { PayoutStatus } from '@husvaer/domain/payouts/enums';

/** The lists of payouts, in the order in which they should be dealt with. */
export const SHOWN = [
  'to_approve',
  'held',
  'approved',
  'under_way',
  'failed',
  'completed',
  'expected',
] as const;
export type Shown = (typeof SHOWN)[number];

interface Filter {
  status: PayoutStatus | null;
  isHeld: boolean;
}

/** The API's filter of each list. */
export const FILTERS: Record<Shown, Filter> = {
  to_approve: { status: 'pending_for_approval', isHeld: false },
  held: { status: null, isHeld: true },
  approved: { status: 'approved', isHeld: false },
  under_way: { status: 'in_progress', isHeld: false },
  failed: { status: 'failed', isHeld: false },
  completed: { status: 'completed', isHeld: false },
  expected: { status: 'estimated', isHeld: false },
};

const SHOW = 'show';
const OPEN = 'payout';

/** The list and the open payout in a URL. */
export function readFilters(params: URLSearchParams): { shown: Shown; openId: string | null } {
  return {
    shown: SHOWN.find((one) => one === params.get(SHOW)) ?? 'to_approve',
    openId: params.get(OPEN),
  };
}

/** The query string for the first page of a list. */
export const writeShown = (shown: Shown): string =>
  shown === 'to_approve' ? '?' : `?${SHOW}=${shown}`;

/** The same query with a payout open next to its list, or none. */
export function withOpen(params: URLSearchParams, payoutId: string | null): string {
  const there = new URLSearchParams(params);
  if (payoutId === null) there.delete(OPEN);
  else there.set(OPEN, payoutId);
  return `?${there.toString()}`;
}

/** The parameters of a list's spreadsheet. */
export const partsOf = (shown: Shown): Record<string, string> => {
  const { status, isHeld } = FILTERS[shown];
  return { ...(status && { status }), ...(isHeld && { isHeld: 'true' }) };
};
