/** An origin that no site of ours has. */
const NOWHERE = 'https://nowhere.invalid';
/** Whitespace and control characters: browsers drop some of them, and the rest may lead elsewhere. */
const HIDDEN = /[\p{Cc}\p{Z}\\]/u;

/**
 * A requested path in its shortest form, if it is on the current site; null for everything that could leave
 * it (another origin, `//host`, `/\host`, `javascript:`).
 */
export function ownPath(wanted: string): string | null {
  if (!wanted.startsWith('/') || HIDDEN.test(wanted)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
