import { saveTabItem, readTabItem } from './tab-storage.ts';

/** What a guest wanted to do that needs an account: kept through logging in or registering, and done then. */
export type Wish =
  | { kind: 'favourite'; listingId: string }
  | { kind: 'message'; listingId: string }
  | { kind: 'interest'; listingId: string }
  /** The search's own address, path and query. */
  | { kind: 'save_search'; address: string };

const KEY = 'wish';

/** Keeps a wish in this tab; null forgets it. */
export const savePendingAction = (wish: Wish | null): void => saveTabItem(KEY, wish);

/** The wish of this tab, if it is of one of these kinds. Whoever takes it does it. */
export function consumePendingAction<Kind extends Wish['kind']>(
  ...kinds: Kind[]
): Extract<Wish, { kind: Kind }> | null {
  const wish = readTabItem<Wish>(KEY);
  if (!wish || !kinds.includes(wish.kind as Kind)) return null;
  savePendingAction(null);
  return wish as Extract<Wish, { kind: Kind }>;
}
