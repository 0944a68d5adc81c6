// Made by script/generate from find-named-places.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindNamedPlacesQueryVariables = Exact<{
  text: string;
}>;


export type FindNamedPlacesQuery = { getNamedPlaces: { data: Array<{ name: string, kind: string, municipality: string, lat: number, lng: number }> } };

export const FindNamedPlaces: Operation<FindNamedPlacesQuery, FindNamedPlacesQueryVariables> = {
  name: "FindNamedPlaces",
  source: "query FindNamedPlaces($text:String!){getNamedPlaces(queryData:{text:$text}){data{name kind municipality lat lng}}}",
};
