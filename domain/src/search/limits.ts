import type { Position } from '../kernel/geo.ts';

/** Homes on one page of the list. */
export const PAGE_SIZE = 12;
/** The maximum and default page size (specification, sections 3 and 9). */
export const LIMIT_MAX = 150;
/** Maximum offset of a page: no one reads so far, and every step costs. */
export const SKIP_MAX = 100_000;
/** The bedroom filter ends at "more than ten". */
export const BEDROOMS_FILTER_MAX = 10;
/** Years in the future in which availability can be searched. */
export const AVAILABLE_YEARS_AHEAD = 6;
/** Towns in one search. */
export const CITIES_MAX = 20;
/** Corners of an area drawn on the map. */
export const AREA_CORNERS_MIN = 3;
export const AREA_CORNERS_MAX = 100;
/** Homes a person can hide from their own searches. */
export const HIDDEN_MAX = 200;

/**
 * Homes without a size, a deposit or an estimate of monthly extras come last in the sorts that compare
 * these.
 */
export const SORTS = [
  'newest',
  'rent_up',
  'rent_down',
  'square_metre',
  'monthly_cost',
  'move_in_cost',
] as const;
export type Sort = (typeof SORTS)[number];

/** The default start of the map: Oslo. */
export const DEFAULT_CENTRE: Position = { lat: 59.907, lng: 10.775 };
export const DEFAULT_ZOOM = 12;
export const MAP_ZOOM_MIN = 3;
export const MAP_ZOOM_MAX = 18;

/** Kinds of places that the search box suggests, in the order in which they are shown. */
export const SUGGESTION_KINDS = [
  'city',
  'municipality',
  'neighbourhood',
  'street',
  'postal_code',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
/** The most suggestions of one kind. */
export const SUGGESTIONS_OF_KIND = 4;
/** The most characters in the search box. */
export const SUGGESTION_TEXT_MAX = 80;
