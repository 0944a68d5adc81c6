// Made by script/generate from book-repeated.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type BookRepeatedMutationVariables = Exact<{
  inputData: Types.BookRepeatedPaymentInputData;
}>;


export type BookRepeatedMutation = { bookRepeatedPayment: { _id: string } };

export const BookRepeated: Operation<BookRepeatedMutation, BookRepeatedMutationVariables> = {
  name: "BookRepeated",
  source: "mutation BookRepeated($inputData:BookRepeatedPaymentInputData!){bookRepeatedPayment(inputData:$inputData){_id}}",
};
