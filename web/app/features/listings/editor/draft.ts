import { LISTING_FIELDS, type ListingField } from '@husvaer/domain/listings/fields';

import type { MyListingEditedFragment, MyListingSavedFragment } from './edited.fragment.graphql.ts';

/** The user's own listing, as in the API. */
export type MyListing = MyListingEditedFragment;
export type Photo = MyListing['images'][number];
export type Content = MyListing['content'];

/** A photo's place in the order. */
interface OrderedPhoto {
  photoId: string;
  description: string | null;
}

/** Changed fields. `images` is the whole order. */
export type Changes = Partial<Content> & { images?: OrderedPhoto[] };

/** The answer of every call that writes. */
export type Written = MyListingSavedFragment;

/** The content of a new draft: every field, so that the fragment has to ask for each. */
export const EMPTY: { [Field in ListingField]: Content[Field] } = Object.fromEntries(
  Object.entries(LISTING_FIELDS).map(([field, { kind }]) => [
    field,
    kind === 'choices' ? [] : kind === 'yes_or_no' ? false : null,
  ]),
) as never;

/** A listing's content with changes applied. */
export function contentWith(content: Content, { images: _, ...changes }: Changes): Content {
  return { ...content, ...changes };
}

/** Photos in a new order with new captions. Photos not in the order are left out, unknown ones ignored. */
export function photosWith(
  photos: readonly Photo[],
  order: readonly OrderedPhoto[] | undefined,
): Photo[] {
  if (!order) return [...photos];
  return order.flatMap(({ photoId, description }) => {
    const photo = photos.find((one) => one.photoId === photoId);
    return photo ? [{ ...photo, description }] : [];
  });
}

export const photoOrderOf = (photos: readonly Photo[]): OrderedPhoto[] =>
  photos.map(({ photoId, description }) => ({ photoId, description }));

/** The changes that differ from a listing. */
export function differing(
  changes: Changes,
  listing: Pick<MyListing, 'content' | 'images'>,
): Changes {
  const now: Record<string, unknown> = { ...listing.content, images: photoOrderOf(listing.images) };
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isSame(value, now[name])),
  );
}

/** The API trims texts: surrounding white space makes no difference, nor does an empty value. */
const isSame = (one: unknown, other: unknown): boolean => tidied(one) === tidied(other);

const tidied = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner === undefined || inner === '') return null;
    if (typeof inner === 'string') return inner.trim() || null;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)));
  });

export const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;
