import { session } from './session.ts';

/** What was last shown to somebody, under a name with their id: it goes when they log out (`forgetMe`). */
export interface AccountCache<Value> {
  /** For whoever is logged in, in place of what was there before, theirs or another's. */
  keep(value: Value): void;
  /** What whoever is logged in was last shown. */
  kept(): Value | null;
}

/** A browser that stores nothing remembers as long as the page is open. */
export function accountCache<Value>(name: string): AccountCache<Value> {
  let last: { whose: string; value: Value } | null = null;
  const nameOf = (whose: string) => `${name}:${whose}`;
  return {
    keep(value) {
      const whose = session()?.id;
      if (whose === undefined) return;
      last = { whose, value };
      try {
        for (const other of Object.keys(localStorage))
          if (other.startsWith(`${name}:`)) localStorage.removeItem(other);
        localStorage.setItem(nameOf(whose), JSON.stringify(value));
      } catch {
        // Storage is full or forbidden.
      }
    },
    kept() {
      const whose = session()?.id;
      if (whose === undefined) return null;
      try {
        const json = localStorage.getItem(nameOf(whose));
        if (json !== null) return JSON.parse(json) as Value;
      } catch {
        // It can't be read: what this page remembers is left.
      }
      return last?.whose === whose ? last.value : null;
    },
  };
}
