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

/** The homes somebody keeps, as far as this page knows them, and whose they are. */
let owner: string | null = null;
let kept = NONE;
/** What was pressed here: newer than whatever the API told before it knew. */
const pressed = new Map<string, boolean>();
/** Both together, made anew when either changes. */
let favourites = NONE;
const listeners = new Set<() => void>();

/** Whether whoever is here keeps this home, and the turn of it: a guest is asked to log in first. */
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
    // Shown at once, and taken back where it fails.
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

/** The homes that the person keeps, as far as the page knows them by now. */
export const useFavourites = () =>
  useSyncExternalStore(
    listen,
    () => favourites,
    () => NONE,
  );

/** Fetches what somebody keeps; first the home that they wanted as a guest, true if there was one. */
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
    // The next page asks again.
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
