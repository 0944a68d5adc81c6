/** Items per page of a list. */
export const PAGE = 24;
/** The query parameter with the number of the page. */
const PARAM = 'page';

/** The page of a list that a URL requests; 1 is the first. */
export const readPage = (params: URLSearchParams): number =>
  Math.min(Math.max(Math.floor(Number(params.get(PARAM))) || 1, 1), 10_000);

/** The same query with another page. */
export function withPage(params: URLSearchParams, page: number): string {
  const there = new URLSearchParams(params);
  if (page === 1) there.delete(PARAM);
  else there.set(PARAM, String(page));
  return `?${there.toString()}`;
}
