import { readSearch } from './read-search.ts';
import { NO_PLACE, writeSearch, type Search } from './search-params.ts';

/** The URL of the current search, or of a new one, with another place or other words. */
export function addressOfChosen(
  { pathname, search }: { pathname: string; search: string },
  { words, ...where }: Partial<Search> & { words?: string },
): string {
  const isSearch = pathname.startsWith('/find-home');
  const { ignored: _, ...now } = readSearch(new URLSearchParams(isSearch ? search : ''));
  const query = writeSearch({
    ...now,
    ...NO_PLACE,
    ...where,
    filters: { ...now.filters, search: words },
    page: 1,
  }).toString();
  return `${isSearch ? pathname : '/find-home'}${query && `?${query}`}`;
}
