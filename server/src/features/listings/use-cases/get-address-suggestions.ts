import { searchPlaces, type Place } from '@husvaer/domain/places/places';
import { postalPlaceName } from '@husvaer/domain/places/postal-place';

import type { ReadWork } from '../../../platform/work.ts';
import { listingPolicy, loginOrForbidden } from '../policy.ts';

const ADDRESSES = 6;

const PLACES = 3;

/** Shorter texts match too many addresses. */
const QUERY_MIN = 3;

/** A suggestion for a typed address; a `place` is a town without a street. */
export interface AddressSuggestion {
  kind: 'address' | 'place';
  street: string | null;
  streetNumber: string | null;
  postalCode: string | null;
  city: string;
  municipality: string | null;
  lat: number;
  lng: number;
}

/** Addresses of the national register, if it answers in time, and towns from our own list. */
export async function getAddressSuggestions(
  work: ReadWork,
  text: string,
): Promise<AddressSuggestion[]> {
  if (!listingPolicy.add(work.viewer, null)) throw loginOrForbidden(work.viewer);
  const found = text.length < QUERY_MIN ? [] : await work.addressBook.search(text, ADDRESSES);
  const addresses = found.map(
    ({
      street,
      streetNumber,
      postalCode,
      postalPlace,
      municipality,
      lat,
      lng,
    }): AddressSuggestion => ({
      kind: 'address',
      street,
      streetNumber: streetNumber || null,
      postalCode,
      city: postalPlaceName(postalPlace),
      municipality: postalPlaceName(municipality),
      lat,
      lng,
    }),
  );
  return [...addresses, ...placesIn(text).map(asSuggestion)];
}

/** Towns with this name, or whose name ends the typed text: `Markveien 12, Oslo`. */
function placesIn(text: string): Place[] {
  const last = text.split(/[\s,]+/u).at(-1) ?? '';
  const whole = searchPlaces(text, PLACES);
  return whole.length > 0 || last.length < QUERY_MIN ? whole : searchPlaces(last, PLACES);
}

const asSuggestion = ({ name, lat, lng }: Place): AddressSuggestion => ({
  kind: 'place',
  street: null,
  streetNumber: null,
  postalCode: null,
  city: name,
  municipality: null,
  lat,
  lng,
});
