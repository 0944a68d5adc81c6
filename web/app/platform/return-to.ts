/** The name in an address for where one goes on afterwards. */
export const RETURN_PARAM = 'returnTo';

/** Nowhere: an origin that no address of ours has. */
const NOWHERE = 'https://nowhere.invalid';
/** Whitespace and control characters: browsers drop some of them, and what is left may lead elsewhere. */
const HIDDEN = /[\p{Cc}\p{Z}\\]/u;

/**
 * The path somebody asked to go on to, if it is one of this site's; null for everything that could
 * lead off it (another origin, `//host`, `/\host`, `javascript:`), or back to logging in.
 */
export function safeReturn(wanted: string | null): string | null {
  if (!wanted?.startsWith('/') || HIDDEN.test(wanted)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith('//') || pathname.startsWith('/login')) return null;
  return pathname + search + hash;
}

/** A page's address that knows where one goes on from there. */
export function withReturn(path: string, wanted: string | null): string {
  const safe = safeReturn(wanted);
  return safe ? `${path}?${new URLSearchParams({ [RETURN_PARAM]: safe }).toString()}` : path;
}
