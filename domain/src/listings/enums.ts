/** The enums of a listing, in the specification's terms. */

export const LISTING_TYPES = [
  'entire_place',
  'private_room',
  'shared_room',
  'parking',
  'storage_room',
] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const PROPERTY_TYPES = [
  'apartment',
  'studio',
  'house',
  'detached_house',
  'semi_detached_house',
  'terraced_house',
  'dorm',
  'parking',
  'shared_accommodation',
  'other',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Norwegian floors are counted from the ground floor; `5` is the fifth and above. */
export const FLOORS = ['basement', 'ground', '2', '3', '4', '5'] as const;
export type Floor = (typeof FLOORS)[number];

/** Energy labels of homes: A (best) to G, energimerkeforskriften § 10b. */
export const ENERGY_LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyLabel = (typeof ENERGY_LABELS)[number];

export const FURNISHINGS = ['unfurnished', 'partially_furnished', 'furnished'] as const;
export type Furnished = (typeof FURNISHINGS)[number];

/** Languages of title and description. */
export const LISTING_LANGUAGES = ['no', 'en'] as const;
export type ListingLanguage = (typeof LISTING_LANGUAGES)[number];

export const FACILITIES = [
  'balcony',
  'dishwasher',
  'dryer',
  'elevator',
  'ev_charger',
  'fireplace',
  'garden',
  'gym',
  'internet_ready',
  'parking',
  'pets_allowed',
  'private_entrance',
  'smoking_allowed',
  'storage',
  'washing_machine',
  'wheelchair_accessible',
] as const;
export type Facility = (typeof FACILITIES)[number];

export const INCLUDED_IN_RENT = [
  'electricity',
  'heating',
  'hot_water',
  'water',
  'gas',
  'internet',
  'cable_tv',
  'parking',
  'cleaning',
] as const;
export type IncludedInRent = (typeof INCLUDED_IN_RENT)[number];
