import { boundsAround, type Bounds } from '@husvaer/domain/kernel/geo';

import { seeded } from '../demo/src/random.ts';
import { populousPlace } from './homes.ts';

/** A GraphQL call of the find-home page. */
export interface Call {
  query: string;
  variables: {
    queryData: {
      bounds?: Bounds;
      minRent?: number;
      maxRent?: number;
      minBedrooms?: number;
      text?: string;
    };
    optionData?: { limit: number; skip: number; sort: string };
    zoom?: number;
  };
}

/** Different searches, always the same ones: a town on a map at some zoom, a rent range, bedrooms. */
export function searches(count: number, query = CARDS): Call[] {
  const random = seeded(3);
  return Array.from({ length: count }, () => {
    const minRent = random.int(5, 12) * 1000;
    const place = populousPlace(random);
    const zoom = random.int(10, 14);
    return {
      query,
      variables: {
        queryData: {
          bounds: boundsAround(place, zoom, MAP),
          minRent,
          maxRent: minRent + random.int(4, 12) * 1000,
          minBedrooms: random.int(1, 3),
        },
        optionData: { limit: 12, skip: 0, sort: 'newest' },
        ...(query === WHOLE_PAGE && { zoom }),
      },
    };
  });
}

/** Maps at one zoom, without other filters. */
export function maps(count: number, zoom: number): Call[] {
  const random = seeded(4);
  return Array.from({ length: count }, () => ({
    query: CLUSTERS,
    variables: { queryData: { bounds: boundsAround(populousPlace(random), zoom, MAP) }, zoom },
  }));
}

/** Input of the search box, letter by letter: towns, streets, districts, postal codes, some misspelt. */
export function suggestions(count: number): Call[] {
  const random = seeded(5);
  return Array.from({ length: count }, () => {
    const name = random.pick([
      populousPlace(random).name,
      'Kirkeveien',
      'Bjørkelundstien',
      'Furuhaugsvingen',
      'Strandvikveien',
      'Granmo 12',
      '5003',
    ]);
    const typed = name.slice(0, random.int(2, name.length));
    const at = random.int(1, typed.length - 1);
    const text = random.chance(0.2) ? typed.slice(0, at) + typed.slice(at + 1) : typed;
    return { query: SUGGESTIONS, variables: { queryData: { text } } };
  });
}

/** CSS pixels of the map next to the list on a 1440 px screen. */
const MAP = { width: 720, height: 800 };

const ARGUMENTS = '(queryData: $queryData, optionData: $optionData)';
const CARD = `
  _id title listingType propertyType address { street streetNumber postalCode neighbourhood city }
  totalBedrooms totalSize availableFrom monthlyRent depositAmount furnished includedInRent publishedAt
  images { _id width height color description }`;

const CARDS = `query FindHome($queryData: ListingsQueryData, $optionData: ListingsOptionData) {
  getListings${ARGUMENTS} { data { ${CARD} } }
}`;
export const CARDS_AND_COUNT = `query FindHome($queryData: ListingsQueryData, $optionData: ListingsOptionData) {
  getListings${ARGUMENTS} { data { ${CARD} } metaData { filteredDocuments } }
}`;
/** Everything that the search page shows with its map and its chart. */
export const WHOLE_PAGE = `query FindHome($queryData: ListingsQueryData, $optionData: ListingsOptionData, $zoom: Float!) {
  getListings${ARGUMENTS} { data { ${CARD} } metaData { filteredDocuments } }
  getListingClusters(queryData: $queryData, optionData: { zoom: $zoom }) {
    data { lat lng count lowestRent listingId bounds { north south east west } }
  }
  getRentChart(queryData: $queryData) {
    count median kinds { kind count median } bars { from to count } byBedrooms { bedrooms count median }
  }
}`;
const SUGGESTIONS = `query FindSuggestions($queryData: SearchSuggestionsQueryData!) {
  getSearchSuggestions(queryData: $queryData) { data { kind name within cityPlaceId homes } }
}`;
const CLUSTERS = `query FindClusters($queryData: ListingsQueryData, $zoom: Float!) {
  getListingClusters(queryData: $queryData, optionData: { zoom: $zoom }) {
    data { lat lng count lowestRent listingId bounds { north south east west } }
  }
}`;
