/**
 * The address a request asks for at a site of ours, whatever its first line says: `//elsewhere/x` and
 * `http://elsewhere` are paths here, and no line fails to be read. `site` is `https://husvaer.no`.
 */
export function requestUrl(target: string, site: string): URL {
  const url = new URL(site);
  const cut = target.indexOf('?');
  url.pathname = cut < 0 ? target : target.slice(0, cut);
  url.search = cut < 0 ? '' : target.slice(cut);
  return url;
}
