// Made by script/generate from write-protocol.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type WriteProtocolMutationVariables = Exact<{
  inputData: Types.WriteProtocolInputData;
}>;


export type WriteProtocolMutation = { writeProtocol: Array<{ kind: Types.ProtocolKind, version: number }> };

export const WriteProtocol: Operation<WriteProtocolMutation, WriteProtocolMutationVariables> = {
  name: "WriteProtocol",
  source: "mutation WriteProtocol($inputData:WriteProtocolInputData!){writeProtocol(inputData:$inputData){kind version}}",
};
