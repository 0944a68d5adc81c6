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

/** All facts of a home; its texts and pictures are generated from them. */
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
  /** The deposit in months of rent; no deposit if absent. */
  depositRents?: number;
  minimumStay?: number;
  /** The number of flatmates in shared homes. */
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
