/** How many of a list are shown at a time. */
export const PAGE = 24;
/** The name in an address for which of its pages. */
const PARAM = 'page';

/** Which page of a list an address asks for; 1 is the first. */
export const readPage = (params: URLSearchParams): number =>
  Math.min(Math.max(Math.floor(Number(params.get(PARAM))) || 1, 1), 10_000);

/** The same address at another page. */
export function withPage(params: URLSearchParams, page: number): string {
  const there = new URLSearchParams(params);
  if (page === 1) there.delete(PARAM);
  else there.set(PARAM, String(page));
  return `?${there.toString()}`;
}
