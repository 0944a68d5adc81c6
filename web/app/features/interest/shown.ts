/** The name in an address for how many of a list are shown. */
const PARAM = 'shown';
/** Shown at a time, and at most. */
const PAGE = 24;
const MOST = 40 * PAGE;

/** How many of a list an address asks for: whole pages of it. */
export function readShown(params: URLSearchParams): number {
  const asked = Number(params.get(PARAM));
  return Math.min(Math.max(Math.ceil(asked / PAGE) || 1, 1) * PAGE, MOST);
}

/** The same address with a page more. */
export function withMore(params: URLSearchParams): string {
  const more = new URLSearchParams(params);
  more.set(PARAM, String(readShown(params) + PAGE));
  return `?${more.toString()}`;
}

/** Asks for a list page by page, all at once; what came twice because the list grew meanwhile is there once. */
export async function inPages<Row extends { _id: string }, Page extends { data: Row[] }>(
  shown: number,
  ask: (part: { limit: number; skip: number }) => Promise<Page>,
): Promise<Page> {
  const skips = Array.from({ length: shown / PAGE }, (_, index) => index * PAGE);
  const pages = await Promise.all(skips.map((skip) => ask({ limit: PAGE, skip })));
  const rows = new Map(pages.flatMap(({ data }) => data).map((row) => [row._id, row]));
  return { ...pages[0]!, data: [...rows.values()] };
}
