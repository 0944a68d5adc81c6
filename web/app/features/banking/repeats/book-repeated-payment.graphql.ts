// Made by script/generate from book-repeated-payment.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type BookRepeatedPaymentMutationVariables = Exact<{
  inputData: Types.BookRepeatedPaymentInputData;
}>;


export type BookRepeatedPaymentMutation = { bookRepeatedPayment: { _id: string } };

export const BookRepeatedPayment: Operation<BookRepeatedPaymentMutation, BookRepeatedPaymentMutationVariables> = {
  name: "BookRepeatedPayment",
  source: "mutation BookRepeatedPayment($inputData:BookRepeatedPaymentInputData!){bookRepeatedPayment(inputData:$inputData){_id}}",
};
