import { z } from '../kernel/zod.ts';

import { contains, NORWAY } from '../kernel/geo.ts';
import { kroner } from '../kernel/kroner.ts';
import {
  ENERGY_LABELS,
  FACILITIES,
  FLOORS,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_LANGUAGES,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from './enums.ts';

export const TITLE_MAX = 80;
export const DESCRIPTION_MAX = 1000;
/** husleieloven § 3-5: deposit (with guarantee) is at most six months' rent. */
export const DEPOSIT_MAX_RENTS = 6;
/** Kroner a month: more than electricity, heating and internet cost in the largest homes. */
const EXTRAS_MAX = 20_000;
const BEDROOMS_MAX = 50;
export const MINIMUM_STAY_MAX = 120;

/**
 * Kroner in the input (a number with at most two decimals), øre in the output. A refused amount ends parsing:
 * values that are not in øre can't be compared.
 */
const amount = kroner(z.number());

const squareMetres = z.number().positive().max(10_000);

const httpsUrl = z.url({ protocol: /^https$/ }).max(2000);

const isoDate = z.iso.date();

const address = z.strictObject({
  street: z.string().trim().max(120).optional(),
  streetNumber: z.string().trim().max(10).optional(),
  /** Bruksenhetsnummer: floor letter, two digits for the floor, two for the unit (`H0101`). */
  apartmentNumber: z
    .string()
    .regex(/^[HKUL]\d{4}$/)
    .optional(),
  postalCode: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** Part of a town (bydel, strøk): Grünerløkka. */
  neighbourhood: z.string().trim().max(80).optional(),
  city: z.string().trim().min(1).max(80),
  /** Kommune: finds homes in a small postal place for searches in its town. */
  municipality: z.string().trim().max(80).optional(),
});
export type Address = z.infer<typeof address>;

const position = z
  .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .refine((value) => contains(NORWAY, value), { params: { reason: 'not_allowed' } });

/** Rules about several fields are checked even if other fields are missing. */
const WHATEVER_ELSE = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** The content of a listing, shared by the form, the feed and the API. */
export const listingContent = z
  .strictObject({
    title: z.string().trim().min(1).max(TITLE_MAX),
    description: z.string().trim().max(DESCRIPTION_MAX).optional(),
    /** The language of title and description. */
    language: z.enum(LISTING_LANGUAGES).optional(),
    listingType: z.enum(LISTING_TYPES),
    propertyType: z.enum(PROPERTY_TYPES),
    address,
    position,
    /** Shows street number and exact position to the public. Otherwise only street and postal code. */
    showsExactAddress: z.boolean().default(false),
    floor: z.enum(FLOORS).optional(),
    totalBedrooms: z.int().min(0).max(BEDROOMS_MAX).optional(),
    /** Square metres: bruksareal, internt (BRA-i), eksternt (BRA-e) and balcony (TBA), NS 3940:2023. */
    totalSize: squareMetres.optional(),
    internalUsableSize: squareMetres.optional(),
    externalUsableSize: squareMetres.optional(),
    balconySize: squareMetres.optional(),
    energyLabel: z.enum(ENERGY_LABELS).optional(),
    availableFrom: isoDate.optional(),
    availableTo: isoDate.optional(),
    /** Months. */
    minimumStay: z.int().min(0).max(MINIMUM_STAY_MAX).optional(),
    monthlyRent: z.number().gt(0, { abort: true }).pipe(amount),
    depositAmount: z.number().min(0).pipe(amount).optional(),
    /**
     * The landlord's estimate of what a tenant pays on top of the rent in a month. For information: the
     * rent is a fixed amount, and this is not part of it (husleieloven § 3-1). 0 means nothing, absent
     * means not given.
     */
    monthlyExtras: z.number().min(0).max(EXTRAS_MAX).pipe(amount).optional(),
    furnished: z.enum(FURNISHINGS).optional(),
    facilities: z.array(z.enum(FACILITIES)).max(FACILITIES.length).default([]),
    includedInRent: z.array(z.enum(INCLUDED_IN_RENT)).max(INCLUDED_IN_RENT.length).default([]),
    videoUrl: httpsUrl.optional(),
    view360Url: httpsUrl.optional(),
  })
  .superRefine((listing, context) => {
    const { monthlyRent, depositAmount, availableFrom, availableTo } = listing;
    if (
      typeof monthlyRent === 'bigint' &&
      typeof depositAmount === 'bigint' &&
      depositAmount > monthlyRent * BigInt(DEPOSIT_MAX_RENTS)
    ) {
      context.addIssue({
        code: 'too_big',
        origin: 'number',
        maximum: (Number(monthlyRent) * DEPOSIT_MAX_RENTS) / 100,
        path: ['depositAmount'],
        input: depositAmount,
      });
    }
    if (availableFrom && availableTo && availableTo < availableFrom) {
      context.addIssue({
        code: 'custom',
        params: { reason: 'swapped' },
        path: ['availableTo'],
        input: availableTo,
      });
    }
  }, WHATEVER_ELSE);

/** As typed (amounts in kroner). */
export type ListingDraft = z.input<typeof listingContent>;
/** As checked (amounts in øre). */
export type ListingContent = z.output<typeof listingContent>;
