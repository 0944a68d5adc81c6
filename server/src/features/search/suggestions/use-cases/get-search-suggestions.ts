import { placeById, placeByName, searchPlaces } from '@husvaer/domain/places/places';
import { searchQuery, type SearchQuery } from '@husvaer/domain/search/query';
import {
  SUGGESTION_KINDS,
  SUGGESTIONS_OF_KIND,
  type SuggestionKind,
} from '@husvaer/domain/search/limits';

import type { ReadWork } from '../../../../platform/work.ts';
import { findColumns } from '../../columns/follow.ts';
import { countCards } from '../../store.ts';
import { findAlikePlaces, findNamedPlaces, type NamedPlace } from '../store.ts';

export interface SearchSuggestion {
  kind: SuggestionKind;
  name: string;
  /** The town that it is in; for a town its county, if known. Null for a municipality. */
  within: string | null;
  cityPlaceId: string | null;
  /** The number of homes that a search there finds. */
  homes: number;
}

interface Counted extends Omit<SearchSuggestion, 'homes'> {
  query: Partial<SearchQuery>;
  placeWords: string[];
  /** The number of homes at the last count; null when there is no such count. */
  before: number | null;
}

/**
 * Places to search that match the typed text: towns, and municipalities, parts of towns, streets and
 * postal codes that have homes. A town without homes is included when the text is its name, or when
 * nothing else is found. A municipality is left out when the town of the same name has all its homes.
 * Names that only resemble the text are used when no name matches it.
 */
export async function getSearchSuggestions(
  work: ReadWork,
  { text, partnerId }: { text: string; partnerId?: string | undefined },
): Promise<SearchSuggestion[]> {
  const cities = searchPlaces(text, SUGGESTIONS_OF_KIND).map(({ id }) => cityOf(id));
  const named = await findNamedPlaces(work.tx, text);
  const isLiteral = cities.length > 0 || named.length > 0;
  const others = (isLiteral ? named : await findAlikePlaces(work.tx, text)).map(asCounted);
  const isNew = (one: Counted) =>
    one.kind !== 'city' ||
    (one.cityPlaceId && !cities.some(({ cityPlaceId }) => cityPlaceId === one.cityPlaceId));
  const likely = [...cities, ...others.filter(isNew)];
  const count = await counterOf(work, partnerId);
  const counted: SearchSuggestion[] = [];
  for (const kind of SUGGESTION_KINDS) {
    let ofKind = 0;
    for (const one of likely.filter((each) => each.kind === kind)) {
      if (ofKind === SUGGESTIONS_OF_KIND) break;
      const homes = await count(one);
      if (homes === 0 && kind !== 'city') continue;
      if (kind === 'municipality' && homes <= (await countInItsTown(one, count))) continue;
      const { name, within, cityPlaceId } = one;
      counted.push({ kind, name, within, cityPlaceId, homes });
      ofKind += 1;
    }
  }
  // A town without homes is left out, unless the text is its name.
  const value = placeByName(text)?.id;
  const wanted = counted.filter(({ homes, cityPlaceId }) => homes > 0 || cityPlaceId === value);
  return wanted.length > 0 ? wanted : counted;
}

function cityOf(id: string): Counted {
  const place = placeById(id);
  return {
    kind: 'city',
    name: place?.name ?? '',
    within: place?.county ?? null,
    cityPlaceId: id,
    query: { cityPlaceIds: [id] },
    placeWords: [],
    before: null,
  };
}

/** The number of a municipality's homes that are in the town of the same name. */
async function countInItsTown(
  one: Counted,
  count: (one: Counted) => Promise<number>,
): Promise<number> {
  const town = placeByName(one.name);
  if (!town) return 0;
  return count({ ...one, query: { ...one.query, cityPlaceIds: [town.id] }, before: null });
}

function asCounted({ kind, name, word, city, cityPlaceId, homes }: NamedPlace): Counted {
  if (kind === 'city' && cityPlaceId) return cityOf(cityPlaceId);
  const town = cityPlaceId ? { cityPlaceIds: [cityPlaceId] } : { city };
  const named = {
    city: town,
    municipality: { municipality: name },
    neighbourhood: { ...town, neighbourhood: name },
    street: { ...town, street: name },
    postal_code: { ...town, postalCode: name },
  };
  return {
    kind,
    name,
    within: city || null,
    cityPlaceId: cityPlaceId || null,
    query: named[kind],
    placeWords: kind === 'city' ? [] : [word],
    before: homes,
  };
}

/** Counts homes in memory. Until they are loaded, a name has the number of its last count. */
async function counterOf(
  work: ReadWork,
  partnerId: string | undefined,
): Promise<(one: Counted) => Promise<number>> {
  const everywhere = searchQuery.parse({});
  const inMemory = await findColumns(work, everywhere);
  return async ({ query, placeWords, before }) => {
    const wanted: SearchQuery = { ...everywhere, ...query, partnerId };
    if (inMemory) {
      const city = wanted.city?.toLowerCase();
      return inMemory.columns.search({ query: wanted, words: undefined, placeWords, city }, {})
        .total;
    }
    return before !== null && !partnerId ? before : countCards(work.tx, wanted);
  };
}
