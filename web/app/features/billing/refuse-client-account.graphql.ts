// Made by script/generate from refuse-client-account.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RefuseClientAccountMutationVariables = Exact<{
  inputData: Types.RefuseClientAccountInputData;
}>;


export type RefuseClientAccountMutation = { refuseClientAccount: string };

export const RefuseClientAccount: Operation<RefuseClientAccountMutation, RefuseClientAccountMutationVariables> = {
  name: "RefuseClientAccount",
  source: "mutation RefuseClientAccount($inputData:RefuseClientAccountInputData!){refuseClientAccount(inputData:$inputData)}",
};
