import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSession } from '../../platform/session.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { savePendingAction, consumePendingAction } from '../../platform/wish.ts';
import { useSignInPrompt } from '../accounts/public.tsx';
import { FavouriteIds } from './favourite-ids.graphql.ts';
import { ToggleFavoriteListing } from './toggle-favorite-listing.graphql.ts';

const NONE: ReadonlySet<string> = new Set();

/** The user's saved homes, as far as this page has loaded them, and the user. */
let owner: string | null = null;
let kept = NONE;
/** Changes made on this page: newer than the API's answers. */
const pressed = new Map<string, boolean>();
/** `kept` and `pressed` combined; replaced when either changes. */
let favourites = NONE;
const listeners = new Set<() => void>();

/** Whether the user has saved this home, and a function to toggle it: a visitor is asked to log in first. */
export function useFavourite(listingId: string) {
  const { t } = useTranslation('listings');
  const notify = useNotify();
  const tell = useFailureText();
  const { ask } = useSignInPrompt();
  const person = useSession()?.id ?? null;
  const isKept = useSyncExternalStore(
    listen,
    () => favourites.has(listingId),
    () => false,
  );
  useEffect(() => {
    if (person === owner) return;
    loadFor(person).then(
      (hasNew) => {
        if (hasNew) notify(t('favourite.kept'), 'good');
      },
      (error: unknown) => notify(tell(error), 'bad'),
    );
  }, [person, notify, t, tell]);

  async function turn() {
    if (!person) return ask('favourite', { kind: 'favourite', listingId });
    // Shown immediately, and undone if the call fails.
    press(listingId, !isKept);
    try {
      await browserApi(ToggleFavoriteListing, { listingId, isFavorite: !isKept });
    } catch (error) {
      press(listingId, isKept);
      notify(tell(error), 'bad');
    }
  }
  return { isGuest: person === null, isKept, turn: () => void turn() };
}

/** The user's saved homes, as far as the page has loaded them. */
export const useFavourites = () =>
  useSyncExternalStore(
    listen,
    () => favourites,
    () => NONE,
  );

/**
 * Loads the user's saved homes, after saving the home that they chose as a visitor; resolves to whether there
 * was one.
 */
async function loadFor(person: string | null): Promise<boolean> {
  owner = person;
  pressed.clear();
  show(NONE);
  if (!person) return false;
  const wish = consumePendingAction('favourite');
  try {
    if (wish)
      await browserApi(ToggleFavoriteListing, { listingId: wish.listingId, isFavorite: true });
    const { favoriteListingIds } = await browserApi(FavouriteIds, {});
    if (owner === person) show(new Set(favoriteListingIds));
    return wish !== null;
  } catch (error) {
    if (wish) savePendingAction(wish);
    // The next page loads again.
    owner = null;
    throw error;
  }
}

function show(ids: ReadonlySet<string>) {
  kept = ids;
  tell();
}

function press(listingId: string, isKept: boolean) {
  pressed.set(listingId, isKept);
  tell();
}

function tell() {
  const ids = new Set(kept);
  for (const [id, isKept] of pressed) {
    if (isKept) ids.add(id);
    else ids.delete(id);
  }
  favourites = ids;
  for (const changed of listeners) changed();
}

function listen(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
