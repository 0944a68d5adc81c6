import type { Place } from '@husvaer/domain/places/places';

const KEY = 'searchedCity';

/** Stores the last searched town in this browser, in the specification's format. */
export function rememberPlace({ id, name, lat, lng }: Place): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ city: name, location: id, lat, lng }));
  } catch {
    // No storage: the search works without it.
  }
}

/** The id of the last searched place. */
export function recallPlace(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { location?: unknown } | null;
    return typeof stored?.location === 'string' ? stored.location : null;
  } catch {
    return null;
  }
}
