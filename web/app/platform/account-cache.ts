import { session } from './session.ts';

/** What a user was last shown, stored under a name with their id. `clearSession` deletes it at logout. */
interface AccountCache<Value> {
  /** Stores the value for the logged-in user and replaces any earlier one, also another user's. */
  keep(value: Value): void;
  /** The logged-in user's stored value. */
  read(): Value | null;
}

/** In a browser without storage the value lasts as long as the page is open. */
export function accountCache<Value>(name: string): AccountCache<Value> {
  let last: { accountId: string; value: Value } | null = null;
  const nameOf = (accountId: string) => `${name}:${accountId}`;
  return {
    keep(value) {
      const accountId = session()?.id;
      if (accountId === undefined) return;
      last = { accountId, value };
      try {
        for (const other of Object.keys(localStorage))
          if (other.startsWith(`${name}:`)) localStorage.removeItem(other);
        localStorage.setItem(nameOf(accountId), JSON.stringify(value));
      } catch {
        // Storage is full or forbidden.
      }
    },
    read() {
      const accountId = session()?.id;
      if (accountId === undefined) return null;
      try {
        const json = localStorage.getItem(nameOf(accountId));
        if (json !== null) return JSON.parse(json) as Value;
      } catch {
        // Storage can't be read: the value of this page is used.
      }
      return last?.accountId === accountId ? last.value : null;
    },
  };
}
