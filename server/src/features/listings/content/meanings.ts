import type { ValuePath } from '@husvaer/domain/listings/fields';

/** What each value of a listing means, for both APIs, by its path. Null: its name says it. */
export const MEANINGS: Record<ValuePath, string | null> = {
  title: null,
  description: 'Plain text; HTML becomes text.',
  language: 'The language of the title and the description. Absent means unknown.',
  listingType: null,
  propertyType: null,
  'address.street': null,
  'address.streetNumber': null,
  'address.apartmentNumber': 'The apartment number (bruksenhetsnummer): `H0101`.',
  'address.postalCode': null,
  'address.neighbourhood': null,
  'address.city': null,
  'address.municipality': 'The municipality (kommune).',
  'position.lat': 'Degrees (WGS 84), in Norway.',
  'position.lng': 'Degrees (WGS 84), in Norway.',
  showsExactAddress:
    'If false, the public sees the street, the postal code, and the position to about a hundred metres.',
  floor: '`basement`, `ground`, `2`, `3`, `4`, or `5` for the fifth and above.',
  totalBedrooms: null,
  totalSize: 'm² (BRA).',
  internalUsableSize: 'm² (BRA-i).',
  externalUsableSize: 'm² (BRA-e).',
  balconySize: 'm² (TBA).',
  energyLabel: null,
  availableFrom: '`YYYY-MM-DD`. Homes are shown by month.',
  availableTo: '`YYYY-MM-DD`.',
  minimumStay: 'The minimum stay in months.',
  monthlyRent: 'Kroner, at most two decimals.',
  depositAmount: 'Kroner, at most six months’ rent.',
  monthlyExtras:
    'Kroner. The landlord’s estimate of what the tenant pays each month on top of the rent, for example electricity, heating and internet. 0 means nothing, and absent means unknown.',
  furnished: null,
  facilities: null,
  includedInRent: null,
  videoUrl: null,
  view360Url: null,
};

/** The meanings of a field's parts, or of the fields, by their own names. */
export const meaningsOf = (field?: 'address'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(MEANINGS).flatMap(([path, meaning]) => {
      const [name, part] = path.split('.') as [string, string | undefined];
      if (meaning === null) return [];
      if (field === undefined) return part === undefined ? [[name, meaning]] : [];
      return part !== undefined && name === field ? [[part, meaning]] : [];
    }),
  );
