// Made by script/generate from set-additions.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetAdditionsMutationVariables = Exact<{
  inputData: Types.SetContractAdditionsInputData;
}>;


export type SetAdditionsMutation = { setContractAdditions: Array<{ no: { heading: string } }> };

export const SetAdditions: Operation<SetAdditionsMutation, SetAdditionsMutationVariables> = {
  name: "SetAdditions",
  source: "mutation SetAdditions($inputData:SetContractAdditionsInputData!){setContractAdditions(inputData:$inputData){no{heading}}}",
};
