// Made by script/generate from agree-to-client-account.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AgreeToClientAccountMutationVariables = Exact<{
  inputData: Types.AgreeToClientAccountInputData;
}>;


export type AgreeToClientAccountMutation = { agreeToClientAccount: boolean };

export const AgreeToClientAccount: Operation<AgreeToClientAccountMutation, AgreeToClientAccountMutationVariables> = {
  name: "AgreeToClientAccount",
  source: "mutation AgreeToClientAccount($inputData:AgreeToClientAccountInputData!){agreeToClientAccount(inputData:$inputData)}",
};
