// Made by script/generate from ask-upload.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AskUploadQueryVariables = Exact<{
  filename: string;
  directive: string;
}>;


export type AskUploadQuery = { getUploadPolicy: { url: string, policyData: Array<{ name: string, value: string }> } };

export const AskUpload: Operation<AskUploadQuery, AskUploadQueryVariables> = {
  name: "AskUpload",
  source: "query AskUpload($filename: String!, $directive: String!) { getUploadPolicy(queryData: { filename: $filename, directive: $directive }) { url policyData { name value } } }",
};
