import type { ListingState } from '@husvaer/domain/listings/states';

import { findPeople } from '../../../accounts/public.ts';
import { findPhotos, type UploadedPhoto } from '../../../files/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findEditableListings, type EditableListing } from '../../drafts/editable-listing.ts';
import { countFavourites } from '../../favourites/store.ts';
import { countEditable, countStates, findEditablePage, findViews, type Scope } from '../store.ts';
import { listingPolicy, loginOrForbidden } from '../../policy.ts';

/** A home of the user with everything its pages show. */
export interface MyListing extends Omit<EditableListing, 'images'> {
  images: (UploadedPhoto & { description: string | null })[];
  owner: Named | null;
  contact: Named | null;
  views: number;
  favourites: number;
}

export interface Named {
  id: string;
  name: string;
}

export interface MyListings {
  homes: MyListing[];
  /** The number after the filters, and of all. */
  filtered: number;
  total: number;
  counts: Partial<Record<ListingState, number>>;
}

/** Editable homes with their photos, people and figures. Permissions are not checked. */
export async function showListings(
  { tx }: Pick<ReadWork, 'tx'>,
  homes: readonly EditableListing[],
): Promise<MyListing[]> {
  if (homes.length === 0) return [];
  const ids = homes.map(({ id }) => id);
  const photoIds = homes.flatMap(({ images }) => images.map(({ photoId }) => photoId));
  const photos = new Map((await findPhotos(tx, photoIds)).map((photo) => [photo.id, photo]));
  const personIds = homes.flatMap(({ ownerId, contactId }) => [ownerId, contactId]);
  const request = [...new Set(personIds.filter((id) => id !== null))];
  const people = new Map((await findPeople(tx, request)).map((person) => [person.id, person]));
  const views = await findViews(tx, ids);
  const savers = await countFavourites(tx, ids);
  return homes.map((home) => ({
    ...home,
    images: home.images.flatMap(({ photoId, description }) => {
      const photo = photos.get(photoId);
      return photo ? [{ ...photo, description: description ?? null }] : [];
    }),
    owner: people.get(home.ownerId ?? '') ?? null,
    contact: people.get(home.contactId ?? '') ?? null,
    views: views.get(home.id) ?? 0,
    favourites: savers.get(home.id) ?? 0,
  }));
}

/** The user's homes in all states, or for agents all of their partner's. */
export async function getMyListings(
  work: ReadWork,
  query: {
    partnerId: string | null;
    state: ListingState | undefined;
    search: string | undefined;
    limit: number;
    skip: number;
  },
): Promise<MyListings> {
  const { tx, viewer } = work;
  const { partnerId, state, search, limit, skip } = query;
  if (!listingPolicy.add(viewer, partnerId)) throw loginOrForbidden(viewer);
  const scope: Scope = partnerId === null ? { ownerId: viewer.id } : { partnerId };
  const ids = await findEditablePage(tx, { scope, state, search }, { limit, skip });
  const counts = await countStates(tx, scope);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filtered = await countEditable(tx, { scope, state, search });
  return {
    homes: await showListings(work, await findEditableListings(tx, ids)),
    filtered,
    total,
    counts,
  };
}
