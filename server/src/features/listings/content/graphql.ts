import type { ObjectRef } from '@pothos/core';
import { z } from 'zod';

import {
  ENERGY_LABELS,
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/enums';
import { LISTING_FIELDS, type FieldOf, type ListingField } from '@husvaer/domain/listings/fields';

import { LanguageType } from '../../accounts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { MEANINGS } from './meanings.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Known> ? Known : never;

/** The types of choices. Names of GraphQL can't begin with a digit, as floors do. */
const CHOICES = {
  language: LanguageType,
  listingType: builder.enumType('ListingType', { values: LISTING_TYPES }),
  propertyType: builder.enumType('PropertyType', { values: PROPERTY_TYPES }),
  floor: 'String',
  energyLabel: builder.enumType('EnergyLabel', { values: ENERGY_LABELS }),
  furnished: builder.enumType('Furnished', { values: FURNISHINGS }),
  facilities: builder.enumType('Facility', { values: FACILITIES }),
  includedInRent: builder.enumType('IncludedInRent', { values: INCLUDED_IN_RENT }),
} satisfies Record<FieldOf<'choice' | 'choices' | 'letter'>, unknown>;
export const {
  listingType: ListingTypeEnum,
  propertyType: PropertyTypeEnum,
  furnished: FurnishedEnum,
  facilities: FacilityEnum,
  includedInRent: IncludedInRentEnum,
} = CHOICES;

/** The public page shows a part of the others, by other names. */
type OwnField = Exclude<ListingField, 'address' | 'position' | 'showsExactAddress'>;
const OWN_FIELDS = (Object.keys(LISTING_FIELDS) as ListingField[]).filter(
  (name): name is OwnField => !['address', 'position', 'showsExactAddress'].includes(name),
);

/**
 * Adds a listing's fields to a type. A draft is not checked: its numbers may be any, its amounts are in kroner,
 * and each may be missing.
 */
export function addContentFields<Home>(
  type: ObjectRef<Types, Home>,
  of: 'listing' | 'draft',
  contentOf: (home: Home) => Partial<Record<OwnField, unknown>>,
): void {
  builder.objectFields(type, (t) =>
    Object.fromEntries(
      OWN_FIELDS.map((name) => {
        const { kind, content } = LISTING_FIELDS[name];
        const isList = kind === 'choices';
        const field = t.field({
          type: typeOf(name, of) as 'String',
          nullable: !isList && (of === 'draft' || content instanceof z.ZodOptional),
          description: MEANINGS[name] ?? undefined,
          resolve: (home) => (contentOf(home)[name] ?? (isList ? [] : null)) as never,
        });
        return [name, field];
      }),
    ),
  );
}

function typeOf(name: OwnField, of: 'listing' | 'draft'): unknown {
  const { kind } = LISTING_FIELDS[name];
  switch (kind) {
    case 'choice':
    case 'letter':
      return CHOICES[name as keyof typeof CHOICES];
    case 'choices':
      return [CHOICES[name as keyof typeof CHOICES]];
    case 'count':
      return of === 'draft' ? 'Float' : 'Int';
    case 'amount':
      return of === 'draft' ? 'Float' : 'Kroner';
    case 'size':
      return 'Float';
    default:
      return 'String';
  }
}
