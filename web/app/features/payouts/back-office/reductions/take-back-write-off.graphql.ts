// Made by script/generate from take-back-write-off.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type TakeBackWriteOffMutationVariables = Exact<{
  inputData: Types.TakeBackWriteOffInputData;
}>;


export type TakeBackWriteOffMutation = { takeBackWriteOff: boolean };

export const TakeBackWriteOff: Operation<TakeBackWriteOffMutation, TakeBackWriteOffMutationVariables> = {
  name: "TakeBackWriteOff",
  source: "mutation TakeBackWriteOff($inputData:TakeBackWriteOffInputData!){takeBackWriteOff(inputData:$inputData)}",
};
