import { contains, NORWAY } from '../kernel/geo.ts';
import { kroner } from '../kernel/kroner.ts';
import { tidyLine, tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
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
export const MINIMUM_STAY_MAX = 120;
/** Kroner a month: more than electricity, heating and internet cost in the largest homes. */
const EXTRAS_MAX = 20_000;
const BEDROOMS_MAX = 50;

/** The steps of the listing form, by the names in their URLs. */
export const LISTING_STEPS = [
  'listing-details',
  'additional-feature',
  'description-and-photos',
  'preview-and-publish',
] as const;
export type ListingStep = (typeof LISTING_STEPS)[number];

/*
 * A draft accepts any typed text, also what publishing will refuse, so that nothing is lost. Only what no
 * form could send is refused.
 */
const draftText = z.string().max(5000).transform(tidyText).nullish();
const draftLine = z.string().max(300).transform(tidyLine).nullish();
const draftLink = z.string().max(2000).transform(tidyLine).nullish();
const draftNumber = z.number().min(-1_000_000_000).max(1_000_000_000).nullish();
const draftDay = z.iso.date().nullish();

/**
 * Kinds of values. `content` reads what is published, with amounts in kroner, and returns øre. `draft` reads
 * what is typed.
 */
const kind = <Kind extends string, Draft extends z.ZodType>(name: Kind, draft: Draft) => {
  return <Content extends z.ZodType>(content: Content) => ({ kind: name, content, draft });
};
const line = kind('line', draftLine);
const text = kind('text', draftText);
const link = kind('link', draftLink);
const apartmentNumber = kind('apartment_number', draftLine);
const postalCode = kind('postal_code', draftLine);
const count = kind('count', draftNumber);
const size = kind('size', draftNumber);
const amount = kind('amount', draftNumber);
const firstDay = kind('first_day', draftDay);
const lastDay = kind('last_day', draftDay);
const yesOrNo = kind('yes_or_no', z.boolean().nullish());

type Words = readonly [string, ...string[]];
const choice = <const Choice extends Words>(of: Choice) => ({
  kind: 'choice' as const,
  content: z.enum(of),
  draft: z.enum(of).nullish(),
});
const choices = <const Choice extends Words>(of: Choice) => ({
  kind: 'choices' as const,
  content: z.array(z.enum(of)).max(of.length).default([]),
  draft: z.array(z.enum(of)).max(100).nullish(),
});
/** A choice of letters, which are the same in every language. */
const letter = <const Choice extends Words>(of: Choice) => ({
  ...choice(of),
  kind: 'letter' as const,
});
/** A field that a published home may lack. */
const optional = <Field extends { content: z.ZodType }>({
  content,
  ...field
}: Field): Omit<Field, 'content'> & { content: z.ZodOptional<Field['content']> } => ({
  ...field,
  content: z.optional(content),
});
const degrees = (most: number) => {
  const either = z.number().min(-most).max(most);
  return { kind: 'degrees' as const, content: either, draft: either };
};

/**
 * Kroner in the input (a number with at most two decimals), øre in the output. A refused amount ends parsing:
 * values that are not in øre can't be compared.
 */
const ore = kroner(z.number());
const squareMetres = z.number().positive().max(10_000);
const apartment = z.string().regex(/^[HKUL]\d{4}$/);
const fourDigits = z.string().regex(/^\d{4}$/);
const httpsUrl = z.url({ protocol: /^https$/ }).max(2000);

/** A value of a listing: a field, or a part of its address or position. */
interface Value {
  kind: string;
  /** The column of a listing feed. */
  column: string;
  content: z.ZodType;
  draft: z.ZodType;
  /** Whether most homes have none: the form says that it may be left empty. */
  isOftenEmpty?: boolean;
}
const values = <const Values extends Record<string, Value>>(of: Values): Values => of;

const ADDRESS_PARTS = values({
  street: { column: 'street', ...optional(line(z.string().trim().max(120))) },
  streetNumber: { column: 'street_number', ...optional(line(z.string().trim().max(10))) },
  /** Bruksenhetsnummer: floor letter, two digits for the floor, two for the unit (`H0101`). */
  apartmentNumber: {
    column: 'apartment_number',
    ...optional(apartmentNumber(apartment)),
    isOftenEmpty: true,
  },
  postalCode: { column: 'postal_code', ...optional(postalCode(fourDigits)) },
  /** Part of a town (bydel, strøk): Grünerløkka. */
  neighbourhood: {
    column: 'neighbourhood',
    ...optional(line(z.string().trim().max(80))),
    isOftenEmpty: true,
  },
  city: { column: 'city', ...line(z.string().trim().min(1).max(80)) },
  /** Kommune: finds homes in a small postal place for searches in its town. */
  municipality: {
    column: 'municipality',
    ...optional(line(z.string().trim().max(80))),
    isOftenEmpty: true,
  },
});
const POSITION_PARTS = values({
  lat: { column: 'lat', ...degrees(90) },
  lng: { column: 'lng', ...degrees(180) },
});

/** The schemas of fields, as the shape of an object. */
export const shapeOf = <
  Fields extends Record<string, Pick<Value, 'content' | 'draft'>>,
  Part extends 'content' | 'draft',
>(
  of: Fields,
  part: Part,
) =>
  Object.fromEntries(Object.entries(of).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof Fields]: Fields[Name][Part];
  };

const address = {
  kind: 'address' as const,
  parts: ADDRESS_PARTS,
  content: z.strictObject(shapeOf(ADDRESS_PARTS, 'content')),
  draft: z.strictObject(shapeOf(ADDRESS_PARTS, 'draft')).nullish(),
};
const position = {
  kind: 'position' as const,
  parts: POSITION_PARTS,
  content: z
    .strictObject(shapeOf(POSITION_PARTS, 'content'))
    .refine((value) => contains(NORWAY, value), { params: { reason: 'not_allowed' } }),
  draft: z.strictObject(shapeOf(POSITION_PARTS, 'draft')).nullish(),
};

const HOME = 'listing-details' satisfies ListingStep;
const TERMS = 'additional-feature' satisfies ListingStep;
const WORDS = 'description-and-photos' satisfies ListingStep;

/**
 * The fields of a listing, in the order of its form's data. From here follow the schemas of listings and
 * drafts, the columns of feeds and of the table, the types of both APIs, and the empty draft. The form, the
 * page and search show a field by hand.
 */
export const LISTING_FIELDS = {
  title: { step: WORDS, column: 'title', ...line(z.string().trim().min(1).max(TITLE_MAX)) },
  description: {
    step: WORDS,
    column: 'description',
    ...optional(text(z.string().trim().max(DESCRIPTION_MAX))),
  },
  /** The language of title and description. */
  language: { step: WORDS, column: 'language', ...optional(choice(LISTING_LANGUAGES)) },
  listingType: { step: HOME, column: 'listing_type', ...choice(LISTING_TYPES) },
  propertyType: { step: HOME, column: 'property_type', ...choice(PROPERTY_TYPES) },
  address: { step: HOME, ...address },
  position: { step: HOME, ...position },
  /** Shows street number and exact position to the public. Otherwise only street and postal code. */
  showsExactAddress: {
    step: HOME,
    column: 'shows_exact_address',
    ...yesOrNo(z.boolean().default(false)),
  },
  floor: { step: HOME, column: 'floor', ...optional(choice(FLOORS)) },
  totalBedrooms: {
    step: HOME,
    column: 'total_bedrooms',
    ...optional(count(z.int().min(0).max(BEDROOMS_MAX))),
  },
  /** Square metres: bruksareal, internt (BRA-i), eksternt (BRA-e) and balcony (TBA), NS 3940:2023. */
  totalSize: { step: HOME, column: 'total_size', ...optional(size(squareMetres)) },
  internalUsableSize: {
    step: HOME,
    column: 'internal_usable_size',
    ...optional(size(squareMetres)),
  },
  externalUsableSize: {
    step: HOME,
    column: 'external_usable_size',
    ...optional(size(squareMetres)),
  },
  balconySize: { step: HOME, column: 'balcony_size', ...optional(size(squareMetres)) },
  energyLabel: { step: HOME, column: 'energy_label', ...optional(letter(ENERGY_LABELS)) },
  availableFrom: { step: TERMS, column: 'available_from', ...optional(firstDay(z.iso.date())) },
  availableTo: {
    step: TERMS,
    column: 'available_to',
    ...optional(lastDay(z.iso.date())),
    isOftenEmpty: true,
  },
  /** Months. */
  minimumStay: {
    step: TERMS,
    column: 'minimum_stay',
    ...optional(count(z.int().min(0).max(MINIMUM_STAY_MAX))),
    isOftenEmpty: true,
  },
  monthlyRent: {
    step: TERMS,
    column: 'monthly_rent',
    ...amount(z.number().gt(0, { abort: true }).pipe(ore)),
  },
  depositAmount: {
    step: TERMS,
    column: 'deposit_amount',
    ...optional(amount(z.number().min(0).pipe(ore))),
  },
  /**
   * The landlord's estimate of what a tenant pays on top of the rent in a month. For information: the rent is
   * a fixed amount, and this is not part of it (husleieloven § 3-1). 0 means nothing, absent means not given.
   */
  monthlyExtras: {
    step: TERMS,
    column: 'monthly_extras',
    ...optional(amount(z.number().min(0).max(EXTRAS_MAX).pipe(ore))),
    isOftenEmpty: true,
  },
  furnished: { step: TERMS, column: 'furnished', ...optional(choice(FURNISHINGS)) },
  facilities: { step: TERMS, column: 'facilities', ...choices(FACILITIES) },
  includedInRent: { step: TERMS, column: 'included_in_rent', ...choices(INCLUDED_IN_RENT) },
  videoUrl: {
    step: WORDS,
    column: 'video_url',
    ...optional(link(httpsUrl)),
    isOftenEmpty: true,
  },
  view360Url: {
    step: WORDS,
    column: 'view_360_url',
    ...optional(link(httpsUrl)),
    isOftenEmpty: true,
  },
} as const satisfies Record<string, { step: ListingStep } & (Value | { parts: object })>;
export type ListingField = keyof typeof LISTING_FIELDS;

type Values = Omit<typeof LISTING_FIELDS, 'address' | 'position'> &
  typeof ADDRESS_PARTS &
  typeof POSITION_PARTS;
/** The name of a value: its column in the table. */
export type ValueName = keyof Values;
/** The path of a value: `address.city`. */
export type ValuePath =
  | Exclude<ListingField, 'address' | 'position'>
  | `address.${keyof typeof ADDRESS_PARTS}`
  | `position.${keyof typeof POSITION_PARTS}`;
/** The fields of some kinds. */
export type FieldOf<Kind extends (typeof LISTING_FIELDS)[ListingField]['kind']> = {
  [Name in ListingField]: (typeof LISTING_FIELDS)[Name]['kind'] extends Kind ? Name : never;
}[ListingField];

/** The choices of a field. */
export type ChoiceOf<Field extends ListingField> =
  Extract<
    z.output<(typeof LISTING_FIELDS)[Field]['draft']>,
    string | readonly unknown[]
  > extends infer Chosen
    ? Chosen extends readonly (infer Choice extends string)[]
      ? Choice
      : Chosen & string
    : never;

interface ListingValue extends Pick<Value, 'content' | 'isOftenEmpty'> {
  path: ValuePath;
  name: ValueName;
  kind: Values[ValueName]['kind'];
  column: Values[ValueName]['column'];
}

/** Every value of a listing. */
export const LISTING_VALUES: readonly ListingValue[] = Object.entries(LISTING_FIELDS).flatMap(
  ([field, of]): ListingValue[] =>
    'parts' in of
      ? Object.entries<Omit<ListingValue, 'path' | 'name'>>(of.parts).map(([part, value]) => ({
          ...value,
          path: `${field}.${part}` as ValuePath,
          name: part as ValueName,
        }))
      : [{ ...of, path: field as ValuePath, name: field as ValueName }],
);

/** An object with each field's value, made from the names of values: an address is made from its parts. */
export const fieldsFrom = (valueOf: (name: ValueName) => unknown): Record<ListingField, unknown> =>
  Object.fromEntries(
    Object.entries(LISTING_FIELDS).map(([field, of]) => [
      field,
      'parts' in of
        ? Object.fromEntries(
            Object.keys(of.parts).map((part) => [part, valueOf(part as ValueName)]),
          )
        : valueOf(field as ValueName),
    ]),
  ) as Record<ListingField, unknown>;

/** The values of a listing's fields by their own names: the parts of an address stand beside the others. */
export const valuesOf = (
  content: Partial<Record<ListingField, unknown>>,
): Partial<Record<ValueName, unknown>> => {
  const { address: parts, position: place, ...others } = content;
  return { ...(parts as object), ...(place as object), ...others };
};
