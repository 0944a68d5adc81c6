// Made by script/generate from ask-upload.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AskUploadQueryVariables = Exact<{
  queryData: Types.UploadPolicyQueryData;
}>;


export type AskUploadQuery = { getUploadPolicy: { url: string, policyData: Array<{ name: string, value: string }> } };

export const AskUpload: Operation<AskUploadQuery, AskUploadQueryVariables> = {
  name: "AskUpload",
  source: "query AskUpload($queryData:UploadPolicyQueryData!){getUploadPolicy(queryData:$queryData){url policyData{name value}}}",
};
