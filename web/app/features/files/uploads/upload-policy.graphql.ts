// Made by script/generate from upload-policy.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type GetUploadPolicyQueryVariables = Exact<{
  queryData: Types.UploadPolicyQueryData;
}>;


export type GetUploadPolicyQuery = { getUploadPolicy: { url: string, policyData: Array<{ name: string, value: string }> } };

export const GetUploadPolicy: Operation<GetUploadPolicyQuery, GetUploadPolicyQueryVariables> = {
  name: "GetUploadPolicy",
  source: "query GetUploadPolicy($queryData:UploadPolicyQueryData!){getUploadPolicy(queryData:$queryData){url policyData{name value}}}",
};
