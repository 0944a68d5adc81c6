import type {
  EnergyLabel,
  Facility,
  Floor,
  Furnished,
  IncludedInRent,
  ListingType,
  PropertyType,
} from '@husvaer/domain/listings/enums';

import type { Area, Town } from './place.ts';

/** All that is true of a home; its texts and pictures are made from it and say nothing else. */
export interface HomeFacts {
  town: Town;
  area: Area;
  street: string;
  listingType: ListingType;
  propertyType: PropertyType;
  building: Building;
  bedrooms: number;
  internalSize: number;
  externalSize: number;
  balconySize: number;
  floor?: Floor;
  energyLabel?: EnergyLabel;
  furnished?: Furnished;
  facilities: Facility[];
  includedInRent: IncludedInRent[];
  /** Kroner. */
  rent: number;
  /** How many rents; none at all when left out. */
  depositRents?: number;
  minimumStay?: number;
  /** Others one lives with, in shared homes. */
  flatmates: number;
}

export type Building =
  | 'bygard'
  | 'functionalist'
  | 'modern'
  | 'house'
  | 'semi'
  | 'terrace'
  | 'dorm'
  | 'garage'
  | 'outdoors'
  | 'storage';
