// Made by script/generate from books-to-approve.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BooksToApproveQueryVariables = Exact<{ [key: string]: never; }>;


export type BooksToApproveQuery = { getBooksToApprove: Array<{ partnerId: string | null, name: string, payouts: number, refunds: number }> };

export const BooksToApprove: Operation<BooksToApproveQuery, BooksToApproveQueryVariables> = {
  name: "BooksToApprove",
  source: "query BooksToApprove{getBooksToApprove{partnerId name payouts refunds}}",
};
