import { session } from './session.ts';

/** What a user was last shown, stored under a name with their id. `clearSession` deletes it at logout. */
export interface AccountCache<Value> {
  /** Stores the value for the logged-in user and replaces any earlier one, also another user's. */
  keep(value: Value): void;
  /** The logged-in user's stored value. */
  read(): Value | null;
}

/** In a browser without storage the value lasts as long as the page is open. */
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
    read() {
      const whose = session()?.id;
      if (whose === undefined) return null;
      try {
        const json = localStorage.getItem(nameOf(whose));
        if (json !== null) return JSON.parse(json) as Value;
      } catch {
        // Storage can't be read: the value of this page is used.
      }
      return last?.whose === whose ? last.value : null;
    },
  };
}
