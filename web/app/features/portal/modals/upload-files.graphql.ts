// Made by script/generate from upload-files.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UploadFilesMutationVariables = Exact<{
  inputData: Types.UploadFilesInputData;
}>;


export type UploadFilesMutation = { uploadFiles: Array<{ _id: string, title: string, createdAt: string }> };

export const UploadFiles: Operation<UploadFilesMutation, UploadFilesMutationVariables> = {
  name: "UploadFiles",
  source: "mutation UploadFiles($inputData:UploadFilesInputData!){uploadFiles(inputData:$inputData){_id title createdAt}}",
};
