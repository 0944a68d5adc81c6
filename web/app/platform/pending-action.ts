import { saveTabItem, readTabItem } from './tab-storage.ts';

/** An action of a visitor that needs an account: stored until the login, and then carried out. */
export type PendingAction =
  | { kind: 'favourite'; listingId: string }
  | { kind: 'message'; listingId: string }
  | { kind: 'interest'; listingId: string }
  /** The search's path and query. */
  | { kind: 'save_search'; address: string };

const KEY = 'wish';

/** Stores an action in this tab; null deletes it. */
export const savePendingAction = (action: PendingAction | null): void => saveTabItem(KEY, action);

/** Returns and deletes this tab's action if it is of one of these kinds. The caller carries it out. */
export function consumePendingAction<Kind extends PendingAction['kind']>(
  ...kinds: Kind[]
): Extract<PendingAction, { kind: Kind }> | null {
  const action = readTabItem<PendingAction>(KEY);
  if (!action || !kinds.includes(action.kind as Kind)) return null;
  savePendingAction(null);
  return action as Extract<PendingAction, { kind: Kind }>;
}
