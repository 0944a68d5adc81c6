import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSession } from '../../platform/session.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { savePendingAction, consumePendingAction } from '../../platform/pending-action.ts';
import { useSignInPrompt } from '../accounts/public.tsx';
import { FavouriteIds } from './favourite-ids.graphql.ts';
import { ToggleFavoriteListing } from './toggle-favorite-listing.graphql.ts';

const NONE: ReadonlySet<string> = new Set();

/** The user's saved homes, as far as this page has loaded them, and the user. */
let owner: string | null = null;
let savedIds = NONE;
/** Changes made on this page: newer than the API's answers. */
const pressed = new Map<string, boolean>();
/** `savedIds` and `pressed` combined; replaced when either changes. */
let favourites = NONE;
const listeners = new Set<() => void>();

/** Whether the user has saved this home, and a function to toggle it: a visitor is asked to log in first. */
export function useFavourite(listingId: string) {
  const { t } = useTranslation('listings');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { openPrompt } = useSignInPrompt();
  const person = useSession()?.id ?? null;
  const isFavourite = useSyncExternalStore(
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
      (error: unknown) => notify(messageFor(error), 'bad'),
    );
  }, [person, notify, t, messageFor]);

  async function turn() {
    if (!person) return openPrompt('favourite', { kind: 'favourite', listingId });
    // Shown immediately, and undone if the call fails.
    press(listingId, !isFavourite);
    try {
      await browserApi(ToggleFavoriteListing, { listingId, isFavorite: !isFavourite });
    } catch (error) {
      press(listingId, isFavourite);
      notify(messageFor(error), 'bad');
    }
  }
  return { isGuest: person === null, isFavourite, turn: () => void turn() };
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
  const action = consumePendingAction('favourite');
  try {
    if (action)
      await browserApi(ToggleFavoriteListing, { listingId: action.listingId, isFavorite: true });
    const { favoriteListingIds } = await browserApi(FavouriteIds, {});
    if (owner === person) show(new Set(favoriteListingIds));
    return action !== null;
  } catch (error) {
    if (action) savePendingAction(action);
    // The next page loads again.
    owner = null;
    throw error;
  }
}

function show(ids: ReadonlySet<string>) {
  savedIds = ids;
  updateFavourites();
}

function press(listingId: string, isFavourite: boolean) {
  pressed.set(listingId, isFavourite);
  updateFavourites();
}

function updateFavourites() {
  const ids = new Set(savedIds);
  for (const [id, isFavourite] of pressed) {
    if (isFavourite) ids.add(id);
    else ids.delete(id);
  }
  favourites = ids;
  for (const changed of listeners) changed();
}

function listen(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
