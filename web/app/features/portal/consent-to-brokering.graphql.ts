// Made by script/generate from consent-to-brokering.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConsentToBrokeringMutationVariables = Exact<{
  contractId: string;
}>;


export type ConsentToBrokeringMutation = { consentToBrokering: { _id: string } };

export const ConsentToBrokering: Operation<ConsentToBrokeringMutation, ConsentToBrokeringMutationVariables> = {
  name: "ConsentToBrokering",
  source: "mutation ConsentToBrokering($contractId:ID!){consentToBrokering(inputData:{contractId:$contractId}){_id}}",
};
