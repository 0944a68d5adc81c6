// Made by script/generate from file-download.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FileDownloadQueryVariables = Exact<{
  fileId: string;
}>;


export type FileDownloadQuery = { getFileDownloadUrl: string };

export const FileDownload: Operation<FileDownloadQuery, FileDownloadQueryVariables> = {
  name: "FileDownload",
  source: "query FileDownload($fileId:ID!){getFileDownloadUrl(queryData:{fileId:$fileId})}",
};
