// Made by script/generate from refuse-nav.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RefuseNavMutationVariables = Exact<{
  inputData: Types.RefuseNavInputData;
}>;


export type RefuseNavMutation = { refuseNav: boolean };

export const RefuseNav: Operation<RefuseNavMutation, RefuseNavMutationVariables> = {
  name: "RefuseNav",
  source: "mutation RefuseNav($inputData:RefuseNavInputData!){refuseNav(inputData:$inputData)}",
};
