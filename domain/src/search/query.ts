import { pageOf } from '../kernel/page.ts';
import { z } from '../kernel/zod.ts';

import type { Bounds } from '../kernel/geo.ts';
import { isKroner, kronerToOre, MAX_KRONER } from '../kernel/money.ts';
import { moment } from '../kernel/validation.ts';
import { uuid } from '../kernel/uuid.ts';
import {
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_LANGUAGES,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '../listings/enums.ts';
import {
  AREA_CORNERS_MAX,
  AREA_CORNERS_MIN,
  CITIES_MAX,
  HIDDEN_MAX,
  LIMIT_MAX,
  SKIP_MAX,
  SORTS,
} from './limits.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const bounds = z
  .strictObject({ north: latitude, south: latitude, east: longitude, west: longitude })
  .superRefine((box: Bounds, context) => {
    if (box.north < box.south) {
      context.addIssue({
        code: 'custom',
        params: { reason: 'swapped' },
        path: ['north'],
        input: box.north,
      });
    }
    if (box.east < box.west) {
      context.addIssue({
        code: 'custom',
        params: { reason: 'swapped' },
        path: ['east'],
        input: box.east,
      });
    }
  });

/**
 * A polygon drawn on the map, closed from the last corner to the first. It may intersect itself: everything
 * its outline goes around is inside.
 */
const area = z
  .array(z.strictObject({ lat: latitude, lng: longitude }))
  .min(AREA_CORNERS_MIN)
  .max(AREA_CORNERS_MAX)
  .refine(
    ([first, ...others]) =>
      others.some((corner) => corner.lat !== first?.lat || corner.lng !== first.lng),
    { params: { reason: 'too_small' } },
  );

const rent = z
  .number()
  .min(0)
  .max(MAX_KRONER)
  .refine(isKroner, { params: { reason: 'wrong_format' } })
  .transform((kroner) => kronerToOre(kroner));

/** A month, `YYYY-MM`, and a day, `YYYY-MM-DD`, of years that the database can store. */
const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/);
const day = z.iso.date().regex(/^[12]/);

const placeId = z.string().regex(/^\d{1,12}$/);

/** A typed line. The NUL character is refused here, so that a page leaves out a URL parameter with one. */
const plain = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\0]*$/);

/** A name that a user chose. An empty name counts as not given. */
const named = (maximum: number) => plain(maximum).transform((name) => name || undefined);

/** A null in a request means the same as leaving the field out. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** An empty list means no list, and duplicates are removed. */
const several = <Schema extends z.ZodType>(one: Schema, maximum: number) =>
  maybe(z.array(one).max(maximum)).transform((list) =>
    list?.length ? [...new Set(list)] : undefined,
  );

const words = <const Word extends string>(list: readonly Word[]) =>
  several(z.enum(list), list.length * 2);

/** The filters of a search: `queryData` of getListings, getListingClusters and getRentChart. */
export const searchQuery = z
  .strictObject({
    /**
     * Free text: title, street, neighbourhood, town, municipality. True and false mean none (specification,
     * section 3).
     */
    search: z.preprocess(
      (value) => (typeof value === 'boolean' ? undefined : value),
      maybe(plain(200)),
    ),
    city: maybe(plain(80)),
    cityPlaceId: maybe(placeId),
    /** In any of these towns; `cityPlaceId` adds one more. */
    cityPlaceIds: several(placeId, CITIES_MAX),
    /** Exact parts of the address: municipality, part of a town, street without number, postal code. */
    municipality: maybe(named(80)),
    neighbourhood: maybe(named(80)),
    street: maybe(named(120)),
    postalCode: maybe(z.string().regex(/^\d{4}$/)),
    bounds: maybe(bounds),
    area: maybe(area),
    /** The listing is written in one of these. */
    languages: words(LISTING_LANGUAGES),
    listingTypes: words(LISTING_TYPES),
    propertyTypes: words(PROPERTY_TYPES),
    /** Kroner a month. */
    minRent: maybe(rent),
    maxRent: maybe(rent),
    minBedrooms: maybe(z.int().min(0).max(99)),
    maxBedrooms: maybe(z.int().min(0).max(99)),
    /** Square metres. */
    minSize: maybe(z.number().min(0).max(10_000)),
    /** Available from this month or earlier. */
    availableFrom: maybe(month),
    /** Available on this day. */
    availableOn: maybe(day),
    /** Months: homes with at most this minimum stay. */
    maxMinimumStay: maybe(z.int().min(0).max(999)),
    furnished: words(FURNISHINGS),
    facilities: words(FACILITIES),
    includedInRent: words(INCLUDED_IN_RENT),
    /** Published after this: new since a visit. */
    publishedAfter: maybe(moment),
    /** Left out of the results. */
    hiddenListingIds: several(uuid, HIDDEN_MAX),
    partnerId: maybe(uuid),
  })
  .superRefine((query, context) => {
    for (const [low, high] of [
      ['minRent', 'maxRent'],
      ['minBedrooms', 'maxBedrooms'],
    ] as const) {
      const [from, to] = [query[low], query[high]];
      if (from !== undefined && to !== undefined && from > to) {
        context.addIssue({
          code: 'custom',
          params: { reason: 'swapped' },
          path: [high],
          input: to,
        });
      }
    }
  });
export type SearchQuery = z.output<typeof searchQuery>;

/**
 * Filters that can be removed to find more. The other fields of a query are the place, the site and the
 * person.
 */
export const FILTERS = [
  'search',
  'listingTypes',
  'propertyTypes',
  'minRent',
  'maxRent',
  'minBedrooms',
  'maxBedrooms',
  'minSize',
  'availableFrom',
  'availableOn',
  'maxMinimumStay',
  'furnished',
  'facilities',
  'includedInRent',
  'languages',
  'publishedAfter',
] as const satisfies readonly (keyof SearchQuery)[];
export type Filter = (typeof FILTERS)[number];

/** The page and order of the hits: `optionData` of getListings. */
export const pageOptions = pageOf({
  usual: LIMIT_MAX,
  most: LIMIT_MAX,
  skipMost: SKIP_MAX,
}).extend({ sort: maybe(z.enum(SORTS)).transform((sort) => sort ?? 'newest') });
export type PageOptions = z.output<typeof pageOptions>;
