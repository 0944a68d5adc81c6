import { useState } from 'react';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import { NAMES } from '@husvaer/domain/search/address';
import { relevantFilters } from '@husvaer/domain/search/kinds';

import { FindRentChart, type FindRentChartQuery } from './find-rent-chart.graphql.ts';
import type { Filters, Search } from './search-params.ts';
import { useAnswer } from './use-answer.ts';

/** Filters as a form has them, before they are searched by. */
export interface FilterDraft {
  draft: Filters;
  set: (change: Partial<Filters>) => void;
  reset: () => void;
  /** Those of the draft that say something of what is searched. */
  filters: Filters;
  rentIsSwapped: boolean;
  isSound: boolean;
  /** What is found with them: the chart over the slider counts the homes as well. */
  chart: FindRentChartQuery['getRentChart'] | undefined;
  asking: boolean;
}

interface Given {
  search: Search;
  /** What is searched now, with where and whose. */
  queryData: ListingsQueryData;
  /** Places that are chosen instead; none: the search stays where it is. */
  placeIds?: readonly string[] | undefined;
}

export function useFilterDraft({ search, queryData, placeIds }: Given): FilterDraft {
  const [draft, setDraft] = useState<Filters>(search.filters);
  const filters = relevantFilters(draft);
  const { minRent, maxRent } = draft;
  const rentIsSwapped =
    typeof minRent === 'number' && typeof maxRent === 'number' && minRent > maxRent;
  const { answer, asking } = useAnswer(
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
    chart: answer?.getRentChart,
    asking,
  };
}

/** Where the search looks, and whose homes, without what it asks of them. */
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
  const nowhere = Object.fromEntries([...NAMES, 'bounds', 'area'].map((name) => [name, undefined]));
  return { ...unasked, ...nowhere, cityPlaceIds: [...placeIds] };
}
