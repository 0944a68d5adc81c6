import type { PayoutStatus } from '@husvaer/domain/payouts/enums';

/** What an agency looks at, in the order in which it has to be done. */
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

/** What each of them is to the API. */
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

/** What an address asks for: which list, and the payout that is open beside it. */
export function readFilters(params: URLSearchParams): { shown: Shown; openId: string | null } {
  return {
    shown: SHOWN.find((one) => one === params.get(SHOW)) ?? 'to_approve',
    openId: params.get(OPEN),
  };
}

/** The query of an address that shows this list from its beginning. */
export const writeShown = (shown: Shown): string =>
  shown === 'to_approve' ? '?' : `?${SHOW}=${shown}`;

/** The same address with a payout beside its list, or with none. */
export function withOpen(params: URLSearchParams, payoutId: string | null): string {
  const there = new URLSearchParams(params);
  if (payoutId === null) there.delete(OPEN);
  else there.set(OPEN, payoutId);
  return `?${there.toString()}`;
}

/** What of it a file for spreadsheets is asked for. */
export const partsOf = (shown: Shown): Record<string, string> => {
  const { status, isHeld } = FILTERS[shown];
  return { ...(status && { status }), ...(isHeld && { isHeld: 'true' }) };
};
