const KEY = 'recentListings';
const KEPT = 12;

/** The homes looked at on this device, newest first: ids, at most twelve. */
export function recall(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, KEPT);
  } catch {
    // Storage is switched off, or somebody else wrote there.
    return [];
  }
}

/** Keeps a home as the one looked at last. */
export function remember(id: string): void {
  try {
    const others = recall().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, KEPT)));
  } catch {
    // A device that keeps nothing is left in peace.
  }
}
