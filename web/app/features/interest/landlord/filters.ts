import {
  INTEREST_SORTS,
  SHOWN_STATES,
  type InterestSort,
  type ShownState,
} from '@husvaer/domain/interest/states';

/** The filters and the view of the list, as in the URL. */
export interface Filters {
  /** Null for all states. */
  state: ShownState | null;
  sort: InterestSort;
  isTable: boolean;
}

export const readFilters = (params: URLSearchParams): Filters => ({
  state: SHOWN_STATES.find((one) => one === params.get('state')) ?? null,
  sort: INTEREST_SORTS.find((one) => one === params.get('sort')) ?? 'newest',
  isTable: params.get('view') === 'table',
});

/** The query string for these filters. */
export function writeFilters({ state, sort, isTable }: Filters): string {
  const params = new URLSearchParams({
    ...(state && { state }),
    ...(sort !== 'newest' && { sort }),
    ...(isTable && { view: 'table' }),
  });
  return `?${params.toString()}`;
}
