// Made by script/generate from api-keys.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ApiKeysQueryVariables = Exact<{
  partnerId: string;
}>;


export type ApiKeysQuery = { getApiKeys: Array<{ _id: string, name: string, scopes: Array<Types.ApiKeyScope>, createdAt: string, endsOn: string, addresses: Array<string>, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null }> };

export const ApiKeys: Operation<ApiKeysQuery, ApiKeysQueryVariables> = {
  name: "ApiKeys",
  source: "query ApiKeys($partnerId:ID!){getApiKeys(queryData:{partnerId:$partnerId}){_id name scopes createdAt endsOn addresses lastUsedAt lastUsedFrom revokedAt}}",
};
