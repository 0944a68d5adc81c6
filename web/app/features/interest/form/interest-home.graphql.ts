// Made by script/generate from interest-home.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InterestHomeQueryVariables = Exact<{
  listingId: string;
}>;


export type InterestHomeQuery = { getSingleListing: { _id: string, monthlyRent: number, availableFrom: string | null, availableTo: string | null, minimumStay: number | null, facilities: Array<Types.Facility>, address: { neighbourhood: string | null, city: string }, images: Array<{ _id: string, color: string }> } };

export const InterestHome: Operation<InterestHomeQuery, InterestHomeQueryVariables> = {
  name: "InterestHome",
  source: "query InterestHome($listingId: ID!) { getSingleListing(queryData: { listingId: $listingId }) { _id monthlyRent availableFrom availableTo minimumStay facilities address { neighbourhood city } images { _id color } } }",
};
