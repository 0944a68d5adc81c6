/** Reads a value of this tab only, because other people may use the same computer; null if there is none. */
export function readTabItem<Item>(key: string): Item | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Item | null;
  } catch {
    // No storage: there is no value.
    return null;
  }
}

/** Stores a value until the tab is closed; null deletes it. */
export function saveTabItem(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // No storage: the value is lost.
  }
}
