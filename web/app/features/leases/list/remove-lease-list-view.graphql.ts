// Made by script/generate from remove-lease-list-view.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RemoveLeaseListViewMutationVariables = Exact<{
  id: string;
}>;


export type RemoveLeaseListViewMutation = { removeLeaseListView: { _id: string } };

export const RemoveLeaseListView: Operation<RemoveLeaseListViewMutation, RemoveLeaseListViewMutationVariables> = {
  name: "RemoveLeaseListView",
  source: "mutation RemoveLeaseListView($id:ID!){removeLeaseListView(inputData:{_id:$id}){_id}}",
};
