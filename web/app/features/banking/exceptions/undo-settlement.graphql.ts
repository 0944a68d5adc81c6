// Made by script/generate from undo-settlement.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UndoSettlementMutationVariables = Exact<{
  lineId: string;
}>;


export type UndoSettlementMutation = { undoBankSettlement: { _id: string } };

export const UndoSettlement: Operation<UndoSettlementMutation, UndoSettlementMutationVariables> = {
  name: "UndoSettlement",
  source: "mutation UndoSettlement($lineId:ID!){undoBankSettlement(inputData:{lineId:$lineId}){_id}}",
};
