import {
  CONVERSATION_FILTERS,
  type ConversationFilter,
} from '@husvaer/domain/messaging/conversation';

/** The filters of the list, as in the URL. */
export interface Filters {
  filter: ConversationFilter;
  search: string;
  /** All conversations about this partner's homes, for its agents; null for the user's own. */
  partnerId: string | null;
}

/** The query parameter for all conversations of the agent's partner. */
export const ALL_OF_PARTNER = 'everybodys';

export function readFilters(params: URLSearchParams, agencyId: string | null): Filters {
  const filter = CONVERSATION_FILTERS.find((one) => one === params.get('filter')) ?? 'all';
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { filter, search, partnerId: params.has(ALL_OF_PARTNER) ? agencyId : null };
}

/** The query string for these filters. */
export function writeFilters({ filter, search, partnerId }: Filters): string {
  const params = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(search && { search }),
    ...(partnerId && { [ALL_OF_PARTNER]: '1' }),
  });
  return params.size > 0 ? `?${params.toString()}` : '';
}
