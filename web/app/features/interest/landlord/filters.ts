import {
  INTEREST_SORTS,
  SHOWN_STATES,
  type InterestSort,
  type ShownState,
} from '@husvaer/domain/interest/states';

/** What the list is of and how it looks, as the address says. */
export interface Filters {
  /** Null: all of them. */
  state: ShownState | null;
  sort: InterestSort;
  isTable: boolean;
}

export const readFilters = (params: URLSearchParams): Filters => ({
  state: SHOWN_STATES.find((one) => one === params.get('state')) ?? null,
  sort: INTEREST_SORTS.find((one) => one === params.get('sort')) ?? 'newest',
  isTable: params.get('view') === 'table',
});

/** The query of an address that asks so. */
export function writeFilters({ state, sort, isTable }: Filters): string {
  const params = new URLSearchParams({
    ...(state && { state }),
    ...(sort !== 'newest' && { sort }),
    ...(isTable && { view: 'table' }),
  });
  return `?${params.toString()}`;
}
