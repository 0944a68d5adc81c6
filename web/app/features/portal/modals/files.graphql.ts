// Made by script/generate from files.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FilesQueryVariables = Exact<{
  contractId: string;
  limit: number;
}>;


export type FilesQuery = { getFilesForPublicApp: { data: Array<{ _id: string, title: string, name: string, size: number, createdAt: string }>, metaData: { totalDocuments: number } } };

export const Files: Operation<FilesQuery, FilesQueryVariables> = {
  name: "Files",
  source: "query Files($contractId: ID!, $limit: Int!) { getFilesForPublicApp(queryData: { contractId: $contractId }, optionData: { limit: $limit }) { data { _id title name size createdAt } metaData { totalDocuments } } }",
};
