/** How the list may be sorted, in the API's own words. */
export const SORTS = ['longest', 'largest'] as const;
export type Sort = (typeof SORTS)[number];

/** What is looked for among the arrears, as the address says. */
export interface Filters {
  search: string;
  sort: Sort;
}

export const readFilters = (params: URLSearchParams): Filters => ({
  search: params.get('search')?.trim().slice(0, 200) ?? '',
  sort: SORTS.find((one) => one === params.get('sort')) ?? 'longest',
});

/** The query of an address that asks so. */
export function writeFilters({ search, sort }: Filters): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'longest' && { sort }),
  });
  return `?${params.toString()}`;
}
