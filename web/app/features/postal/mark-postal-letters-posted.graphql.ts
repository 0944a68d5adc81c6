// Made by script/generate from mark-postal-letters-posted.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MarkPostalLettersPostedMutationVariables = Exact<{
  inputData: Types.MarkPostalLettersPostedInputData;
}>;


export type MarkPostalLettersPostedMutation = { markPostalLettersPosted: Array<{ _id: string }> };

export const MarkPostalLettersPosted: Operation<MarkPostalLettersPostedMutation, MarkPostalLettersPostedMutationVariables> = {
  name: "MarkPostalLettersPosted",
  source: "mutation MarkPostalLettersPosted($inputData:MarkPostalLettersPostedInputData!){markPostalLettersPosted(inputData:$inputData){_id}}",
};
