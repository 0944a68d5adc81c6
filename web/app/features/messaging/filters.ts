import {
  CONVERSATION_FILTERS,
  type ConversationFilter,
} from '@husvaer/domain/messaging/conversation';

/** What the list is of, as the address says. */
export interface Filters {
  filter: ConversationFilter;
  search: string;
  /** All that this partner's homes are asked about, for its agents; null: one's own. */
  partnerId: string | null;
}

/** The name in an address for all conversations of the partner whose agent one is. */
export const EVERYBODYS = 'everybodys';

export function readFilters(params: URLSearchParams, agencyId: string | null): Filters {
  const filter = CONVERSATION_FILTERS.find((one) => one === params.get('filter')) ?? 'all';
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { filter, search, partnerId: params.has(EVERYBODYS) ? agencyId : null };
}

/** The query of an address that asks so. */
export function writeFilters({ filter, search, partnerId }: Filters): string {
  const params = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(search && { search }),
    ...(partnerId && { [EVERYBODYS]: '1' }),
  });
  return params.size > 0 ? `?${params.toString()}` : '';
}
