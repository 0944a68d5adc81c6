import type { Place } from '@husvaer/domain/places/places';

const KEY = 'searchedCity';

/** Keeps the town searched last in this browser, in the specification's form. */
export function rememberPlace({ id, name, lat, lng }: Place): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ city: name, location: id, lat, lng }));
  } catch {
    // Storage is full or forbidden; the search itself needs none.
  }
}

/** The id of the place searched last. */
export function recallPlace(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { location?: unknown } | null;
    return typeof kept?.location === 'string' ? kept.location : null;
  } catch {
    return null;
  }
}
