import { writeFilters, type Filters } from './filters.ts';

/** What a view saves of a list: its filters and order, never the words, which may name people. */
export const queryOf = (asked: Filters): string => writeFilters({ ...asked, search: '' });
