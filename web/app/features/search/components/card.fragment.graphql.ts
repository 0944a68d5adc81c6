// Made by script/generate from card.fragment.graphql.
import type { ListingAddressLineFragment } from '../../listings/address.fragment.graphql.ts';
import type { ListingImagePhotoFragment } from '../../listings/photo.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ListingCardItemFragment = { _id: string, title: string, listingType: Types.ListingType, propertyType: Types.PropertyType, lat: number, lng: number, totalBedrooms: number | null, totalSize: number | null, availableFrom: string | null, monthlyRent: number, depositAmount: number | null, monthlyExtras: number | null, furnished: Types.Furnished | null, facilities: Array<Types.Facility>, includedInRent: Array<Types.IncludedInRent>, publishedAt: string, address: ListingAddressLineFragment, images: Array<ListingImagePhotoFragment> };
