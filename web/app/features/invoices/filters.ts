/** The filters and sort orders of invoices, as in the API. */
export const FILTERS = ['all', 'open', 'overdue', 'objected', 'not_sent'] as const;
type Filter = (typeof FILTERS)[number];
export const SORTS = ['latest', 'due_first'] as const;
type Sort = (typeof SORTS)[number];

/** The filters of the list, as in the URL. */
export interface Filters {
  status: Filter;
  /** `2027-03`; empty for every month. */
  month: string;
  search: string;
  sort: Sort;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function readFilters(params: URLSearchParams): Filters {
  const month = params.get('month') ?? '';
  return {
    status: FILTERS.find((one) => one === params.get('status')) ?? 'all',
    month: MONTH.test(month) ? month : '',
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    sort: SORTS.find((one) => one === params.get('sort')) ?? 'latest',
  };
}

/** The filters that differ from the default, for the page's URL and a file's URL. */
export const partsOf = ({ status, month, search, sort }: Filters): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(month && { month }),
  ...(search && { search }),
  ...(sort !== 'latest' && { sort }),
});

/** The query string for these filters. */
export const writeFilters = (filters: Filters): string =>
  `?${new URLSearchParams(partsOf(filters)).toString()}`;
