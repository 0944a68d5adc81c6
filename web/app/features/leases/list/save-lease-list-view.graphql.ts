// Made by script/generate from save-lease-list-view.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SaveLeaseListViewMutationVariables = Exact<{
  inputData: Types.SaveLeaseListViewInputData;
}>;


export type SaveLeaseListViewMutation = { saveLeaseListView: Array<{ _id: string, name: string, query: string }> };

export const SaveLeaseListView: Operation<SaveLeaseListViewMutation, SaveLeaseListViewMutationVariables> = {
  name: "SaveLeaseListView",
  source: "mutation SaveLeaseListView($inputData:SaveLeaseListViewInputData!){saveLeaseListView(inputData:$inputData){_id name query}}",
};
