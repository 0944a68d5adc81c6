// Made by script/generate from lease-home.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseHomeQueryVariables = Exact<{
  listingId: string;
}>;


export type LeaseHomeQuery = { getMyListing: { _id: string, partnerId: string | null, owner: { _id: string, name: string } | null, content: { title: string | null, listingType: Types.ListingType | null, monthlyRent: number | null, depositAmount: number | null, availableFrom: string | null, minimumStay: number | null, includedInRent: Array<Types.IncludedInRent>, address: { street: string | null, streetNumber: string | null, city: string | null } | null } } };

export const LeaseHome: Operation<LeaseHomeQuery, LeaseHomeQueryVariables> = {
  name: "LeaseHome",
  source: "query LeaseHome($listingId:ID!){getMyListing(queryData:{listingId:$listingId}){_id partnerId owner{_id name}content{title listingType monthlyRent depositAmount availableFrom minimumStay includedInRent address{street streetNumber city}}}}",
};
