/** The sort orders, as in the API. */
export const SORTS = ['longest', 'largest'] as const;
type Sort = (typeof SORTS)[number];

/** The filters of the list, as in the URL. */
export interface Filters {
  search: string;
  sort: Sort;
}

export const readFilters = (params: URLSearchParams): Filters => ({
  search: params.get('search')?.trim().slice(0, 200) ?? '',
  sort: SORTS.find((one) => one === params.get('sort')) ?? 'longest',
});

/** The query string for these filters. */
export function writeFilters({ search, sort }: Filters): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'longest' && { sort }),
  });
  return `?${params.toString()}`;
}
