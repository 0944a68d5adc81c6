// Made by script/generate from set-contract-additions.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetContractAdditionsMutationVariables = Exact<{
  inputData: Types.SetContractAdditionsInputData;
}>;


export type SetContractAdditionsMutation = { setContractAdditions: Array<{ no: { heading: string } }> };

export const SetContractAdditions: Operation<SetContractAdditionsMutation, SetContractAdditionsMutationVariables> = {
  name: "SetContractAdditions",
  source: "mutation SetContractAdditions($inputData:SetContractAdditionsInputData!){setContractAdditions(inputData:$inputData){no{heading}}}",
};
