export { LISTINGS_OFFERED, listingsOffered, type ListingsOffered } from './events.ts';
export {
  findFavouriteIds,
  findFavourites,
  findShareId,
  type Favourite,
} from './favourites/store.ts';
export { externalIdOf, findByExternalId } from './partner-api/store.ts';
export { listingPolicy } from './policy.ts';
export { findAtAddress, findCovers, findListing, findListings, type Listing } from './store.ts';
export { MyListingType } from './mine/graphql.ts';
export { findEditablePage } from './mine/store.ts';
export { findListOwner } from './favourites/use-cases/share-favorite-listings.ts';
export { importListings } from './use-cases/import-listings.ts';
export { saveImages, type FeedOwner } from './feed/store.ts';
export {
  ListingTypeEnum,
  PropertyTypeEnum,
  FurnishedEnum,
  FacilityEnum,
  IncludedInRentEnum,
} from './content/graphql.ts';
export { ContactType, ImageType, ListingStateEnum, AddressType } from './graphql.ts';
export { endLetHome } from './use-cases/end-let-home.ts';
export { withdrawLetHome } from './use-cases/withdraw-let-home.ts';
export { restoreListing, takeDownListing } from './use-cases/take-down-listing.ts';
