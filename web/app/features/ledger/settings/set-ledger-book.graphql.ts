// Made by script/generate from set-ledger-book.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetLedgerBookMutationVariables = Exact<{
  inputData: Types.SetLedgerBookInputData;
}>;


export type SetLedgerBookMutation = { setLedgerBook: { _id: string } };

export const SetLedgerBook: Operation<SetLedgerBookMutation, SetLedgerBookMutationVariables> = {
  name: "SetLedgerBook",
  source: "mutation SetLedgerBook($inputData:SetLedgerBookInputData!){setLedgerBook(inputData:$inputData){_id}}",
};
