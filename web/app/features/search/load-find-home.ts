import { redirect } from 'react-router';

import { boundsAround, type Position } from '@husvaer/domain/kernel/geo';
import { DEFAULT_CENTRE, DEFAULT_ZOOM, PAGE_SIZE } from '@husvaer/domain/search/query';

import { ApiFailure, asPageError, type Api } from '../../platform/api.ts';
import type { Site } from '../../platform/site.ts';
import { FindHome, type ListingsQueryData } from './find-home.graphql.ts';
import { FindPartner } from './find-partner.graphql.ts';
import { readSearch, writeSearch, type Search } from './search-params.ts';

/** The window the first search fills, where no map has told its own size yet. CSS pixels. */
const FIRST_WINDOW = { width: 760, height: 820 };

export interface Start {
  centre: Position;
  zoom: number;
}

/** Loads a page of homes: the same in the browser and on the server. */
export async function loadFindHome(given: { api: Api; site: Site; url: URL; partnerId?: string }) {
  const { api, site, url } = given;
  const search = readSearch(url.searchParams);
  const place = search.cityPlaceId ? await findPlace(search.cityPlaceId) : undefined;
  const start = place
    ? { centre: { lat: place.lat, lng: place.lng }, zoom: place.zoom }
    : startOf(site);
  const partner = given.partnerId ? await findPartner(api, given.partnerId) : undefined;
  const queryData: ListingsQueryData = {
    ...search.filters,
    ...where(search, start),
    ...(partner && { partnerId: partner.partnerId }),
    ...(site.partner && { partnerId: site.partner.partnerId }),
  };
  try {
    const { getListings } = await api(FindHome, {
      queryData,
      optionData: { limit: PAGE_SIZE, skip: (search.page - 1) * PAGE_SIZE, sort: search.sort },
    });
    return {
      search,
      queryData,
      start,
      placeName: place?.name ?? null,
      partnerName: partner?.name ?? null,
      homes: getListings.data,
      total: getListings.metaData.filteredDocuments,
    };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'search.beyond_end') {
      const found = Number(error.errors[0]?.extensions.params['filteredDocuments'] ?? 0);
      const last = { ...search, page: Math.max(1, Math.ceil(found / PAGE_SIZE)) };
      throw redirect(`${url.pathname}?${writeSearch(last).toString()}`);
    }
    throw asPageError(error);
  }
}

/** A town, a box, or with neither the window around the start; words search everywhere. */
function where(search: Search, start: Start): ListingsQueryData {
  if (search.cityPlaceId) return { cityPlaceId: search.cityPlaceId };
  if (search.bounds) return { bounds: search.bounds };
  if (search.filters.search) return {};
  return { bounds: boundsAround(start.centre, start.zoom, FIRST_WINDOW) };
}

function startOf({ partner }: Site): Start {
  const { lat, lng, defaultMapZoom } = partner?.defaultFindHomeLocation ?? {};
  return typeof lat === 'number' && typeof lng === 'number'
    ? { centre: { lat, lng }, zoom: defaultMapZoom ?? DEFAULT_ZOOM }
    : { centre: DEFAULT_CENTRE, zoom: DEFAULT_ZOOM };
}

/** The list of places is only fetched by whoever needs one. */
async function findPlace(id: string) {
  const { placeById, zoomFor } = await import('@husvaer/domain/places/places');
  const place = placeById(id);
  return place && { ...place, zoom: zoomFor(place) };
}

async function findPartner(api: Api, partnerId: string) {
  try {
    const { partnersSubDomain } = await api(FindPartner, { partnerId });
    if (partnersSubDomain.isSubDomainExists) return partnersSubDomain;
  } catch {
    // An id that can't be one is nobody's.
  }
  throw asPageError(new ApiFailure(404, []));
}
