// Made by script/generate from find-addresses.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindAddressesQueryVariables = Exact<{
  search: string;
}>;


export type FindAddressesQuery = { getAddressSuggestions: Array<{ kind: Types.AddressSuggestionKind, street: string | null, streetNumber: string | null, postalCode: string | null, city: string, municipality: string | null, lat: number, lng: number }> };

export const FindAddresses: Operation<FindAddressesQuery, FindAddressesQueryVariables> = {
  name: "FindAddresses",
  source: "query FindAddresses($search:String!){getAddressSuggestions(queryData:{search:$search}){kind street streetNumber postalCode city municipality lat lng}}",
};
