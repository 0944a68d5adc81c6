/** As much of an address as a log line needs. Characters. */
const LENGTH_MAX = 1000;
/** A part of a path that is longer is a secret, unless it is an id or words. Ours have 43 letters and more. */
const PART_MAX = 20;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const WORDS = /^[a-z]+(?:[-_.][a-z]+)*$/;
/** What opens something for whoever has its id. */
const OPENED_BY_ID = /^\/favourites\//;

/**
 * An address without what it may open: whoever reads the log gets no file, no calendar and nobody's
 * login by it. Of a query the names are left; of a path all but its secrets.
 */
export function loggedAddress(url: string): string {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const isOpening = OPENED_BY_ID.test(path);
  const parts = path
    .split('/')
    .map((part) => (WORDS.test(part) || isHarmless(part, isOpening) ? part : '…'));
  return `${parts.join('/')}${cut < 0 ? '' : queryOf(url.slice(cut + 1))}`.slice(0, LENGTH_MAX);
}

const isHarmless = (part: string, isOpening: boolean): boolean =>
  part.length < PART_MAX || (UUID.test(part) && !isOpening);

const queryOf = (query: string): string =>
  `?${query
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split('=', 2);
      return value === undefined || name.length > PART_MAX ? '…' : `${name}=…`;
    })
    .join('&')}`;
