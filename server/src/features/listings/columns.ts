import { oreToKroner } from '@husvaer/domain/kernel/money';
import type { DraftContent } from '@husvaer/domain/listings/draft';
import {
  fieldsFrom,
  LISTING_VALUES,
  valuesOf,
  type ValueName,
} from '@husvaer/domain/listings/fields';
import type { Address, ListingContent } from '@husvaer/domain/listings/listing';
import { placeByName } from '@husvaer/domain/places/places';

import type { Listing, NewListing } from './store.ts';

/** The columns of a home's row that hold its content. */
export const CONTENT_COLUMNS: readonly (ValueName | 'cityPlaceId')[] = [
  ...LISTING_VALUES.map(({ name }) => name),
  'cityPlaceId',
];
type ContentColumns = Required<Pick<NewListing, (typeof CONTENT_COLUMNS)[number]>>;

/** The content of a home as all columns of its row, so that removed values are deleted. */
export function columnsOf(content: ListingContent): ContentColumns {
  const values = valuesOf(content);
  const columns = LISTING_VALUES.map(({ name }) => [name, values[name] ?? null]);
  const cityPlaceId = placeOf(content.address)?.id ?? null;
  return { ...(Object.fromEntries(columns) as ContentColumns), cityPlaceId };
}

/** The home's town for search: its own, or its municipality's. */
const placeOf = ({ city, municipality }: Address) =>
  placeByName(city) ?? (municipality ? placeByName(municipality) : undefined);

/** A home's row as a form shows it, with amounts in kroner. */
export const contentOf = (listing: Listing): DraftContent =>
  fieldsFrom((name) => {
    const value = listing[name];
    return typeof value === 'bigint' ? oreToKroner(value) : value;
  }) as DraftContent;
