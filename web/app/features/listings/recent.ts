const KEY = 'recentListings';
const RECENT_MAX = 12;

/** The homes viewed on this device, newest first: ids, at most twelve. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((id): id is string => typeof id === 'string' && id !== '')
      .slice(0, RECENT_MAX);
  } catch {
    // Storage is disabled, or has an invalid value.
    return [];
  }
}

/** Stores a home as the last one viewed. */
export function addRecent(id: string): void {
  try {
    const others = readRecent().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, RECENT_MAX)));
  } catch {
    // Nothing is stored on a device without storage.
  }
}
