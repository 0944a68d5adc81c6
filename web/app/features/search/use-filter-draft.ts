import { useState } from 'react';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import { PLACE_PARAMS } from '@husvaer/domain/search/address';
import { relevantFilters } from '@husvaer/domain/search/kinds';

import { FindRentChart, type FindRentChartQuery } from './find-rent-chart.graphql.ts';
import type { Filters, Search } from './search-params.ts';
import { useApiQuery } from '../../platform/use-api-query.ts';

/** The filters of a form before they are applied. */
export interface FilterDraft {
  draft: Filters;
  set: (change: Partial<Filters>) => void;
  reset: () => void;
  /** The filters of the draft that apply to the kind of home that is searched. */
  filters: Filters;
  rentIsSwapped: boolean;
  isSound: boolean;
  /** The rents of the homes found with these filters, and the number of homes. */
  chart: FindRentChartQuery['getRentChart'] | undefined;
  isLoading: boolean;
}

interface Given {
  search: Search;
  /** The current search, with its place and partner. */
  queryData: ListingsQueryData;
  /** New places to search; absent keeps the current ones. */
  placeIds?: readonly string[] | undefined;
}

export function useFilterDraft({ search, queryData, placeIds }: Given): FilterDraft {
  const [draft, setDraft] = useState<Filters>(search.filters);
  const filters = relevantFilters(draft);
  const { minRent, maxRent } = draft;
  const rentIsSwapped =
    typeof minRent === 'number' && typeof maxRent === 'number' && minRent > maxRent;
  const { data, isLoading } = useApiQuery(
    FindRentChart,
    rentIsSwapped
      ? null
      : { queryData: { ...where(queryData, search.filters, placeIds), ...filters } },
  );
  return {
    draft,
    set: (change) => setDraft({ ...draft, ...change }),
    reset: () => setDraft({}),
    filters,
    rentIsSwapped,
    isSound: !rentIsSwapped,
    chart: data?.getRentChart,
    isLoading,
  };
}

/** The place and the partner of the search, without its filters. */
function where(
  queryData: ListingsQueryData,
  applied: Filters,
  placeIds: readonly string[] | undefined,
): ListingsQueryData {
  const unasked = Object.fromEntries(
    Object.entries(queryData).filter(([name]) => !(name in applied)),
  );
  if (!placeIds) return unasked;
  if (placeIds.length === 0) return { ...unasked, cityPlaceIds: undefined };
  const nowhere = Object.fromEntries(
    [...PLACE_PARAMS, 'bounds', 'area'].map((name) => [name, undefined]),
  );
  return { ...unasked, ...nowhere, cityPlaceIds: [...placeIds] };
}
