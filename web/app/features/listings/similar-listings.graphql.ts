// Made by script/generate from similar-listings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SimilarListingsQueryVariables = Exact<{
  listingId: string;
  partnerId?: string | null | undefined;
}>;


export type SimilarListingsQuery = { getSimilarListings: { data: Array<{ _id: string, title: string, monthlyRent: number, address: { neighbourhood: string | null, city: string }, images: Array<{ _id: string, color: string }> }> } };

export const SimilarListings: Operation<SimilarListingsQuery, SimilarListingsQueryVariables> = {
  name: "SimilarListings",
  source: "query SimilarListings($listingId:ID!$partnerId:ID){getSimilarListings(queryData:{listingId:$listingId partnerId:$partnerId}){data{_id title monthlyRent address{neighbourhood city}images{_id color}}}}",
};
