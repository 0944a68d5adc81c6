// Made by script/generate from cancel-postal-letter.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CancelPostalLetterMutationVariables = Exact<{
  inputData: Types.CancelPostalLetterInputData;
}>;


export type CancelPostalLetterMutation = { cancelPostalLetter: Array<{ _id: string }> };

export const CancelPostalLetter: Operation<CancelPostalLetterMutation, CancelPostalLetterMutationVariables> = {
  name: "CancelPostalLetter",
  source: "mutation CancelPostalLetter($inputData:CancelPostalLetterInputData!){cancelPostalLetter(inputData:$inputData){_id}}",
};
