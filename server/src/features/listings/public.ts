export { importListings } from './use-cases/import-listings.ts';
export { saveImages, type FeedOwner } from './store.ts';
export {
  asListingId,
  ImageType,
  ListingTypeEnum,
  PropertyTypeEnum,
  FurnishedEnum,
  FacilityEnum,
  IncludedInRentEnum,
  AddressType,
} from './graphql.ts';
