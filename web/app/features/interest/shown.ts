/** The query parameter for how many items are shown. */
const PARAM = 'shown';
/** Items per page, and the maximum. */
const PAGE = 24;
const MOST = 40 * PAGE;

/** The number of items that a URL requests: whole pages. */
export function readShown(params: URLSearchParams): number {
  const requested = Number(params.get(PARAM));
  return Math.min(Math.max(Math.ceil(requested / PAGE) || 1, 1) * PAGE, MOST);
}

/** The same query with one more page. */
export function withMore(params: URLSearchParams): string {
  const more = new URLSearchParams(params);
  more.set(PARAM, String(readShown(params) + PAGE));
  return `?${more.toString()}`;
}

/** Fetches the pages of a list in parallel. Rows that came twice because the list grew are kept once. */
export async function inPages<Row extends { _id: string }, Page extends { data: Row[] }>(
  shown: number,
  fetchPage: (part: { limit: number; skip: number }) => Promise<Page>,
): Promise<Page> {
  const skips = Array.from({ length: shown / PAGE }, (_, index) => index * PAGE);
  const pages = await Promise.all(skips.map((skip) => fetchPage({ limit: PAGE, skip })));
  const rows = new Map(pages.flatMap(({ data }) => data).map((row) => [row._id, row]));
  return { ...pages[0]!, data: [...rows.values()] };
}
