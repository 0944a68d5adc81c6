// Made by script/generate from letting-parties.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LettingPartiesQueryVariables = Exact<{
  listingId: string;
}>;


export type LettingPartiesQuery = { getLettingParties: { landlords: Array<{ _id: string, name: string, email: string }> } };

export const LettingParties: Operation<LettingPartiesQuery, LettingPartiesQueryVariables> = {
  name: "LettingParties",
  source: "query LettingParties($listingId:ID!){getLettingParties(queryData:{listingId:$listingId}){landlords{_id name email}}}",
};
