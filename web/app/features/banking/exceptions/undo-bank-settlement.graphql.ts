// Made by script/generate from undo-bank-settlement.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UndoBankSettlementMutationVariables = Exact<{
  lineId: string;
}>;


export type UndoBankSettlementMutation = { undoBankSettlement: { _id: string } };

export const UndoBankSettlement: Operation<UndoBankSettlementMutation, UndoBankSettlementMutationVariables> = {
  name: "UndoBankSettlement",
  source: "mutation UndoBankSettlement($lineId:ID!){undoBankSettlement(inputData:{lineId:$lineId}){_id}}",
};
