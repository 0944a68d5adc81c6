import { useSyncExternalStore } from 'react';

import { HIDDEN_MAX } from '@husvaer/domain/search/limits';

/** Preferences of the search in this browser; without storage they are lost. */
const HIDDEN = 'hiddenListings';
const SEEN = 'lastSeen';
const VISIT = 'lastVisit';
/** Milliseconds of absence after which a new visit begins. */
const VISIT_GAP_MS = 30 * 60 * 1000;

const listeners = new Set<() => void>();
const NONE: readonly string[] = [];
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/** The hidden homes, newest first. */
export function hiddenHomes(): readonly string[] {
  const text = read(HIDDEN);
  if (text !== known.text) known = { text, ids: idsIn(text) };
  return known.ids;
}

export function hideHome(id: string): void {
  saveHidden([id, ...hiddenHomes().filter((one) => one !== id)].slice(0, HIDDEN_MAX));
}

export function showHome(id: string): void {
  saveHidden(hiddenHomes().filter((one) => one !== id));
}

export const showAllHomes = () => saveHidden([]);

/** The hidden homes, for React; none in server rendering. */
export const useHiddenHomes = () => useSyncExternalStore(listen, hiddenHomes, () => NONE);

/** A cookie, so that the server renders the chosen list. */
const LIST = 'list';
const COMPACT = new RegExp(`(?:^|; ?)${LIST}=compact(?:;|$)`);
const YEAR = 60 * 60 * 24 * 365;

/** Whether a cookie header, or `document.cookie`, has the compact list. */
export const prefersCompact = (cookies: string | null): boolean => COMPACT.test(cookies ?? '');

export function saveCompact(isCompact: boolean): void {
  document.cookie = `${LIST}=compact; path=/; max-age=${isCompact ? YEAR : 0}; samesite=lax`;
}

let visit: string | null | undefined;

/** When the last visit before this one ended, ISO; null on a first visit and in server rendering. */
export const useLastVisit = () =>
  useSyncExternalStore(
    () => () => undefined,
    // Visits are measured by this browser's own clock.
    // oxlint-disable-next-line eslint-js/no-restricted-syntax
    () => (visit ??= recordVisit(Date.now())),
    () => null,
  );

function recordVisit(now: number): string | null {
  const seen = Number(read(SEEN));
  if (seen > 0 && now - seen > VISIT_GAP_MS) write(VISIT, new Date(seen).toISOString());
  write(SEEN, String(now));
  return read(VISIT);
}

function saveHidden(ids: readonly string[]) {
  write(HIDDEN, JSON.stringify(ids));
  for (const changed of listeners) changed();
}

function listen(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function idsIn(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id) => typeof id === 'string').slice(0, HIDDEN_MAX)
      : NONE;
  } catch {
    return NONE;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden.
  }
}
