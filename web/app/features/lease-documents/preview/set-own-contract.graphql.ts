// Made by script/generate from set-own-contract.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SetOwnContractMutationVariables = Exact<{
  id: string;
  version: number;
  key?: string | null | undefined;
}>;


export type SetOwnContractMutation = { setOwnContract: { _id: string } };

export const SetOwnContract: Operation<SetOwnContractMutation, SetOwnContractMutationVariables> = {
  name: "SetOwnContract",
  source: "mutation SetOwnContract($id:ID!$version:Int!$key:String){setOwnContract(inputData:{contractId:$id version:$version key:$key}){_id}}",
};
