/**
 * The URL of a request at one of our sites, for any request target: `//elsewhere/x` and `http://elsewhere`
 * become paths, and no target is invalid. `site` is `https://husvaer.no`.
 */
export function requestUrl(target: string, site: string): URL {
  const url = new URL(site);
  const cut = target.indexOf('?');
  url.pathname = cut < 0 ? target : target.slice(0, cut);
  url.search = cut < 0 ? '' : target.slice(cut);
  return url;
}
