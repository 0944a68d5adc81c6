// Made by script/generate from listing-page.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ListingAddressLineFragment } from './address.fragment.graphql.ts';
import type { ListingImagePhotoFragment } from './photo.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ListingPageQueryVariables = Exact<{
  listingId: string;
}>;


export type ListingPageQuery = { getSingleListing: { _id: string, state: Types.ListingState, partnerId: string | null, title: string, language: Types.Language | null, description: string | null, listingType: Types.ListingType, propertyType: Types.PropertyType, lat: number, lng: number, hasExactPosition: boolean, floor: string | null, totalBedrooms: number | null, totalSize: number | null, internalUsableSize: number | null, externalUsableSize: number | null, balconySize: number | null, energyLabel: Types.EnergyLabel | null, availableFrom: string | null, availableTo: string | null, minimumStay: number | null, monthlyRent: number, depositAmount: number | null, monthlyExtras: number | null, furnished: Types.Furnished | null, facilities: Array<Types.Facility>, includedInRent: Array<Types.IncludedInRent>, videoUrl: string | null, view360Url: string | null, publishedAt: string | null, address: ListingAddressLineFragment, images: Array<ListingImagePhotoFragment>, contactPerson: { name: string, avatar: string | null, memberSince: string, hasConfirmedName: boolean, answersWithinHours: number | null } | null, partner: { name: string, logo: string | null, phoneNumber: string | null } | null } };

export const ListingPage: Operation<ListingPageQuery, ListingPageQueryVariables> = {
  name: "ListingPage",
  source: "query ListingPage($listingId:ID!){getSingleListing(queryData:{listingId:$listingId}){_id state partnerId title language description listingType propertyType address{...ListingAddressLine}lat lng hasExactPosition floor totalBedrooms totalSize internalUsableSize externalUsableSize balconySize energyLabel availableFrom availableTo minimumStay monthlyRent depositAmount monthlyExtras furnished facilities includedInRent videoUrl view360Url images{...ListingImagePhoto}contactPerson{name avatar memberSince hasConfirmedName answersWithinHours}partner{name logo phoneNumber}publishedAt}}fragment ListingAddressLine on ListingAddress{street streetNumber postalCode neighbourhood city}fragment ListingImagePhoto on ListingImage{_id width height color description}",
};
