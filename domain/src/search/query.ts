import { z } from '../kernel/zod.ts';

import type { Bounds, Position } from '../kernel/geo.ts';
import { isKroner, kronerToOre, MAX_KRONER } from '../kernel/money.ts';
import {
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '../listings/words.ts';

/** Homes on one page of the list. */
export const PAGE_SIZE = 12;
/** The most a call may ask for at once, and what a client starts with. */
export const LIMIT_MAX = 150;
/** How deep paging goes: nobody reads so far, and every step costs. */
export const SKIP_MAX = 100_000;
/** The bedroom filter ends at "more than ten". */
export const BEDROOMS_FILTER_MAX = 10;
/** How many years ahead availability can be asked for. */
export const AVAILABLE_YEARS_AHEAD = 6;

export const SORTS = ['newest', 'rent_up', 'rent_down'] as const;
export type Sort = (typeof SORTS)[number];

/** Where the map starts when nothing else says so: Oslo. */
export const DEFAULT_CENTRE: Position = { lat: 59.907, lng: 10.775 };
export const DEFAULT_ZOOM = 12;
export const MAP_ZOOM_MIN = 3;
export const MAP_ZOOM_MAX = 18;

export const bounds = z
  .strictObject({
    north: z.number().min(-90).max(90),
    south: z.number().min(-90).max(90),
    east: z.number().min(-180).max(180),
    west: z.number().min(-180).max(180),
  })
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

const rent = z
  .number()
  .min(0)
  .max(MAX_KRONER)
  .refine(isKroner, { params: { reason: 'wrong_format' } })
  .transform((kroner) => kronerToOre(kroner));

/** A month, `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A line somebody typed. PostgreSQL's text holds every character but the zero. */
const plain = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\0]*$/);

/** A null on the wire says the same as leaving the field out. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const words = <const Word extends string>(list: readonly Word[]) =>
  maybe(z.array(z.enum(list)).max(list.length * 2)).transform((chosen) =>
    chosen?.length ? [...new Set(chosen)] : undefined,
  );

/** What a home is searched by: `queryData` of getListings, getListingClusters and getRentChart. */
export const searchQuery = z
  .strictObject({
    /** Free words: title, street, neighbourhood, town. */
    search: maybe(plain(200)),
    city: maybe(plain(80)),
    cityPlaceId: maybe(z.string().regex(/^\d{1,12}$/)),
    bounds: maybe(bounds),
    listingTypes: words(LISTING_TYPES),
    propertyTypes: words(PROPERTY_TYPES),
    /** Kroner a month. */
    minRent: maybe(rent),
    maxRent: maybe(rent),
    minBedrooms: maybe(z.int().min(0).max(99)),
    maxBedrooms: maybe(z.int().min(0).max(99)),
    /** Square metres. */
    minSize: maybe(z.number().min(0).max(10_000)),
    /** Free from this month or earlier. */
    availableFrom: maybe(month),
    /** Months: homes that ask for no longer stay than this. */
    maxMinimumStay: maybe(z.int().min(0).max(999)),
    furnished: words(FURNISHINGS),
    facilities: words(FACILITIES),
    includedInRent: words(INCLUDED_IN_RENT),
    partnerId: maybe(z.uuid()),
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

/** Which part of the hits, in which order: `optionData` of getListings. */
export const pageOptions = z.strictObject({
  limit: maybe(z.int().min(1).max(LIMIT_MAX)).transform((limit) => limit ?? PAGE_SIZE),
  skip: maybe(z.int().min(0).max(SKIP_MAX)).transform((skip) => skip ?? 0),
  sort: maybe(z.enum(SORTS)).transform((sort) => sort ?? 'newest'),
});
export type PageOptions = z.output<typeof pageOptions>;
