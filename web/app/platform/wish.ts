/** What a guest wanted to do that needs an account: kept through logging in or registering, and done then. */
export type Wish =
  | { kind: 'favourite'; listingId: string }
  | { kind: 'message'; listingId: string }
  | { kind: 'interest'; listingId: string }
  /** The search's own address, path and query. */
  | { kind: 'save_search'; address: string };

const KEY = 'wish';

/** Keeps a wish in this tab; null forgets it. */
export function keepWish(wish: Wish | null): void {
  try {
    if (wish) sessionStorage.setItem(KEY, JSON.stringify(wish));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: the person asks again.
  }
}

/** The wish of this tab, if it is of one of these kinds. Whoever takes it does it. */
export function takeWish<Kind extends Wish['kind']>(
  ...kinds: Kind[]
): Extract<Wish, { kind: Kind }> | null {
  try {
    const wish = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Wish | null;
    if (!wish || !kinds.includes(wish.kind as Kind)) return null;
    sessionStorage.removeItem(KEY);
    return wish as Extract<Wish, { kind: Kind }>;
  } catch {
    return null;
  }
}
