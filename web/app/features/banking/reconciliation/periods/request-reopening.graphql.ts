// Made by script/generate from request-reopening.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RequestReopeningMutationVariables = Exact<{
  inputData: Types.RequestReopeningInputData;
}>;


export type RequestReopeningMutation = { requestReopening: boolean };

export const RequestReopening: Operation<RequestReopeningMutation, RequestReopeningMutationVariables> = {
  name: "RequestReopening",
  source: "mutation RequestReopening($inputData:RequestReopeningInputData!){requestReopening(inputData:$inputData)}",
};
