import { useTranslation } from 'react-i18next';

import classes from './ignored.module.css';

/** The parameters that a URL may have, each with its name on screen. */
const KNOWN = {
  minRent: 'filters.rent',
  maxRent: 'filters.rent',
  minBedrooms: 'filters.bedrooms',
  maxBedrooms: 'filters.bedrooms',
  minSize: 'filters.size',
  maxMinimumStay: 'filters.minimum_stay',
  search: 'filters.words',
  availableFrom: 'filters.available',
  availableOn: 'filters.available',
  publishedAfter: 'ignored.new_since',
  listingTypes: 'filters.listing_type',
  propertyTypes: 'filters.property_type',
  furnished: 'filters.furnished',
  facilities: 'filters.facilities',
  includedInRent: 'filters.included',
  languages: 'filters.language',
  area: 'ignored.area',
  bounds: 'ignored.bounds',
  cityPlaceId: 'filters.places',
  municipality: 'filters.places',
  neighbourhood: 'filters.places',
  street: 'filters.places',
  postalCode: 'filters.places',
  page: 'ignored.page',
  sort: 'sort.label',
} as const;

/** Lists the parameters of the URL that were invalid: the user may have got it as a link. */
export function Ignored({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('search');
  const words = [
    ...new Set(names.map((name) => (name in KNOWN ? t(KNOWN[name as keyof typeof KNOWN]) : name))),
  ];
  if (words.length === 0) return null;
  return (
    <p className={classes.note} role="note">
      {t('ignored.text', { names: words.join(', ') })}
    </p>
  );
}
