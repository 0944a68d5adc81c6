import { redirect } from 'react-router';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import {
  boundsAround,
  boundsOf,
  widened,
  type Bounds,
  type Position,
} from '@husvaer/domain/kernel/geo';
import {
  DEFAULT_CENTRE,
  DEFAULT_ZOOM,
  MAP_ZOOM_MIN,
  PAGE_SIZE,
} from '@husvaer/domain/search/limits';

import { PLACE_PARAMS } from '@husvaer/domain/search/address';

import { ApiFailure, asPageError, type Api } from '../../platform/api.ts';
import type { Site } from '../../platform/site.ts';
import { FindClusters } from './find-clusters.graphql.ts';
import type { PlaceName, Start } from './found.ts';
import { FindHome } from './find-home.graphql.ts';
import { FindLoosened } from './find-loosened.graphql.ts';
import { FindPartner } from './find-partner.graphql.ts';
import { readSearch } from './read-search.ts';
import { writeSearch, type Search } from './search-params.ts';

/** The size of the map that the first search fills, before the map has reported its own. CSS pixels. */
const FIRST_WINDOW = { width: 760, height: 820 };

interface Given {
  api: Api;
  site: Site;
  url: URL;
  partnerId?: string;
  /** Homes that the user has hidden. */
  hidden?: readonly string[];
}

/** Loads a page of homes, in the browser or on the server. */
export async function loadFindHome({ api, site, url, partnerId, hidden = [] }: Given) {
  const { ignored, ...search } = readSearch(url.searchParams);
  const places = search.placeIds ? await findPlaces(search.placeIds) : [];
  const partner = partnerId ? await findPartner(api, partnerId) : undefined;
  const queryData: ListingsQueryData = {
    ...search.filters,
    ...where(search, site),
    ...(hidden.length > 0 && { hiddenListingIds: [...hidden] }),
    ...(partner && { partnerId: partner.partnerId }),
    ...(site.partner && { partnerId: site.partner.partnerId }),
  };
  try {
    const [{ getListings }, box] = await Promise.all([
      api(FindHome, {
        queryData,
        optionData: { limit: PAGE_SIZE, skip: (search.page - 1) * PAGE_SIZE, sort: search.sort },
      }),
      isWhereItsHomesAre(search) ? findBox(api, queryData) : undefined,
    ]);
    const homes = getListings.data;
    return {
      search,
      ignored,
      queryData,
      start: startOf(search, places, box) ?? siteStart(site),
      places: places.map(({ id, name }): PlaceName => ({ id, name })),
      partnerName: partner?.name ?? null,
      homes,
      total: getListings.metaData.filteredDocuments,
      loosened: homes.length === 0 ? await findLoosened(api, queryData) : [],
    };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'search.beyond_end') {
      const found = Number(error.params['filteredDocuments'] ?? 0);
      const last = { ...search, page: Math.max(1, Math.ceil(found / PAGE_SIZE)) };
      throw redirect(`${url.pathname}?${writeSearch(last).toString()}`);
    }
    throw asPageError(error);
  }
}

/**
 * Where to search: an area, a box, or names and towns. Without these, a search by words is everywhere, and
 * any other in the window around the start.
 */
function where(search: Search, site: Site): ListingsQueryData {
  const { area, bounds, filters } = search;
  if (area) return { area };
  if (bounds) return { bounds };
  if (search.placeIds || isNamed(search)) {
    const { placeIds: cityPlaceIds, municipality, neighbourhood, street, postalCode } = search;
    return { cityPlaceIds, municipality, neighbourhood, street, postalCode };
  }
  if (filters.search) return {};
  const { centre, zoom } = siteStart(site);
  return { bounds: boundsAround(centre, zoom, FIRST_WINDOW) };
}

type FoundPlace = PlaceName & Position & { zoom: number };

function startOf(
  { area, bounds }: Search,
  places: readonly FoundPlace[],
  box: Bounds | undefined,
): Start | undefined {
  if (bounds) return { bounds };
  if (area) return { bounds: boxAround(area) };
  if (box) return { bounds: box };
  const [place, ...others] = places;
  if (!place) return undefined;
  return others.length > 0
    ? { bounds: boxAround(places) }
    : { centre: { lat: place.lat, lng: place.lng }, zoom: place.zoom };
}

function siteStart({ partner }: Site) {
  const { lat, lng, defaultMapZoom } = partner?.defaultFindHomeLocation ?? {};
  return typeof lat === 'number' && typeof lng === 'number'
    ? { centre: { lat, lng }, zoom: defaultMapZoom ?? DEFAULT_ZOOM }
    : { centre: DEFAULT_CENTRE, zoom: DEFAULT_ZOOM };
}

/** The margin around the searched homes, so that no pin is cut: a share of the size, at least in degrees. */
const MARGIN = 0.15;
const MARGIN_MIN = 0.004;

function boxAround(positions: readonly Position[]): Bounds {
  const box = boundsOf(positions);
  const size = Math.max(box.north - box.south, box.east - box.west);
  return widened(box, Math.max(size * MARGIN, MARGIN_MIN));
}

/** Whether the search has a municipality, a neighbourhood, a street or a postal code. */
const isNamed = (search: Search) => PLACE_PARAMS.some((name) => search[name]);

/** Whether only its homes tell the map the place of a search: a search by name, or by words everywhere. */
const isWhereItsHomesAre = (search: Search) =>
  isNamed(search) ||
  (Boolean(search.filters.search) && !search.placeIds && !search.bounds && !search.area);

/** The box around all homes of a search. */
async function findBox(api: Api, queryData: ListingsQueryData): Promise<Bounds | undefined> {
  try {
    const { getListingClusters } = await api(FindClusters, { queryData, zoom: MAP_ZOOM_MIN });
    const corners = getListingClusters.data.flatMap(({ bounds: { north, south, east, west } }) => [
      { lat: north, lng: east },
      { lat: south, lng: west },
    ]);
    return corners.length > 0 ? boxAround(corners) : undefined;
  } catch {
    return undefined;
  }
}

/** The list of places is loaded only if a search needs one. */
async function findPlaces(ids: readonly string[]): Promise<FoundPlace[]> {
  const { placeById, zoomFor } = await import('@husvaer/domain/places/places');
  return ids.flatMap((id) => {
    const place = placeById(id);
    return place ? [{ ...place, zoom: zoomFor(place) }] : [];
  });
}

/** How many homes each filter excludes, for an empty list. The page works without it. */
async function findLoosened(api: Api, queryData: ListingsQueryData) {
  try {
    const { getListings } = await api(FindLoosened, { queryData });
    return getListings.metaData.loosened;
  } catch {
    return [];
  }
}

async function findPartner(api: Api, partnerId: string) {
  try {
    const { partnersSubDomain } = await api(FindPartner, { partnerId });
    if (partnersSubDomain.isSubDomainExists) return partnersSubDomain;
  } catch {
    // An invalid id belongs to no partner.
  }
  throw asPageError(new ApiFailure(404, []));
}
