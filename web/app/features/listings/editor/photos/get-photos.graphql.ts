// Made by script/generate from get-photos.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type GetPhotosQueryVariables = Exact<{
  photoIds: Array<string> | string;
}>;


export type GetPhotosQuery = { getPhotos: Array<{ _id: string, state: Types.PhotoState, reason: string | null, url: string | null, width: number | null, height: number | null, color: string | null }> };

export const GetPhotos: Operation<GetPhotosQuery, GetPhotosQueryVariables> = {
  name: "GetPhotos",
  source: "query GetPhotos($photoIds:[ID!]!){getPhotos(queryData:{photoIds:$photoIds}){_id state reason url width height color}}",
};
