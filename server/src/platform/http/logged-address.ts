/** Characters of a URL in a log line. */
const LENGTH_MAX = 1000;
/**
 * A longer part of a path is regarded as a secret, unless it is an id or words. Our secrets have 43
 * characters and more.
 */
const PART_MAX = 20;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const WORDS = /^[a-z]+(?:[-_.][a-z]+)*$/;
/** Paths where the id alone gives access. */
const OPENED_BY_ID = /^\/favourites\//;

/**
 * A URL for the log, without secrets that would give access to a file, a calendar or a login. Of a query only
 * the names stay; of a path everything except its secrets.
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
