/** When this tab was reloaded because access was denied, in milliseconds since 1970. */
const KEY = 'reloadedAt';
/** Milliseconds within which another denial says that reloading does not help. */
const SINCE = 60_000;

/**
 * Loads the page anew, for a call that is denied with fresh tokens as well (specification, section 8: 403).
 * Whether it does: not again within a minute, and not in a browser that keeps nothing.
 */
export function reloadOnce(): boolean {
  try {
    const isAgain = Date.now() - Number(sessionStorage.getItem(KEY)) < SINCE;
    if (isAgain) {
      sessionStorage.removeItem(KEY);
      return false;
    }
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
