/** Nowhere: an origin that no address of ours has. */
const NOWHERE = 'https://nowhere.invalid';
/** Whitespace and control characters: browsers drop some of them, and what is left may lead elsewhere. */
const HIDDEN = /[\p{Cc}\p{Z}\\]/u;

/**
 * The path somebody asked to be led to, in its shortest form, if it is one of the site they are on;
 * null for everything that could lead off it (another origin, `//host`, `/\host`, `javascript:`).
 */
export function ownPath(wanted: string): string | null {
  if (!wanted.startsWith('/') || HIDDEN.test(wanted)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
