import { saveTabItem, readTabItem } from './tab-storage.ts';

/** An action of a visitor that needs an account: stored until the login, and then carried out. */
export type Wish =
  | { kind: 'favourite'; listingId: string }
  | { kind: 'message'; listingId: string }
  | { kind: 'interest'; listingId: string }
  /** The search's path and query. */
  | { kind: 'save_search'; address: string };

const KEY = 'wish';

/** Stores an action in this tab; null deletes it. */
export const savePendingAction = (wish: Wish | null): void => saveTabItem(KEY, wish);

/** Returns and deletes this tab's action if it is of one of these kinds. The caller carries it out. */
export function consumePendingAction<Kind extends Wish['kind']>(
  ...kinds: Kind[]
): Extract<Wish, { kind: Kind }> | null {
  const wish = readTabItem<Wish>(KEY);
  if (!wish || !kinds.includes(wish.kind as Kind)) return null;
  savePendingAction(null);
  return wish as Extract<Wish, { kind: Kind }>;
}
