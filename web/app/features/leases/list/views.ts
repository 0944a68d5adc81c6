import { writeFilters, type Filters } from './filters.ts';

/** What a view stores: filters and order, but not the search, which may contain names. */
export const queryOf = (filters: Filters): string => writeFilters({ ...filters, search: '' });
