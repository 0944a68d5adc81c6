// Made by script/generate from files.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { FileAttachmentFragment } from '../../files/attachment.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FilesQueryVariables = Exact<{
  contractId: string;
  limit: number;
}>;


export type FilesQuery = { getFilesForPublicApp: { data: Array<(
      { createdAt: string }
      & FileAttachmentFragment
    )>, metaData: { totalDocuments: number } } };

export const Files: Operation<FilesQuery, FilesQueryVariables> = {
  name: "Files",
  source: "query Files($contractId:ID!$limit:Int!){getFilesForPublicApp(queryData:{contractId:$contractId}optionData:{limit:$limit}){data{...FileAttachment createdAt}metaData{totalDocuments}}}fragment FileAttachment on File{_id title name size}",
};
