/** What is kept in this tab alone, for others may sit at the same computer tomorrow; null when nothing is. */
export function readTabItem<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    // A browser that keeps nothing begins anew.
    return null;
  }
}

/** Keeps something until the tab is closed; null forgets it. */
export function saveTabItem(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // It is there until the page is left.
  }
}
