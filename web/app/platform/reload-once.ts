/** When this tab was reloaded because access was denied, in milliseconds since 1970. */
const KEY = 'reloadedAt';
/** Milliseconds within which another denial means that reloading does not help. */
const SINCE = 60_000;

/**
 * Reloads the page for a call that is denied with fresh tokens as well (specification, section 8: 403).
 * Returns whether it does: not twice within a minute, and not in a browser without storage.
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
