// Made by script/generate from postal-letters.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PostalLettersQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  states: Array<Types.PostalLetterState> | Types.PostalLetterState;
  limit: number;
  skip: number;
}>;


export type PostalLettersQuery = { getPostalLetters: { data: Array<{ _id: string, contractId: string, kind: Types.PostalLetterKind, state: Types.PostalLetterState, fileId: string, leaseNumber: string, recipient: string, queuedAt: string, postBy: string | null, serviceRefusal: string | null, postedOn: string | null, postedByName: string | null, tracking: string | null, receiptFileId: string | null, cancelledAt: string | null, cancelledByName: string | null, cancelReason: string | null, address: { lines: Array<string>, postalCode: string, city: string } | null }>, metaData: { totalDocuments: number } } };

export const PostalLetters: Operation<PostalLettersQuery, PostalLettersQueryVariables> = {
  name: "PostalLetters",
  source: "query PostalLetters($partnerId:ID$states:[PostalLetterState!]!$limit:Int!$skip:Int!){getPostalLetters(queryData:{partnerId:$partnerId states:$states}optionData:{limit:$limit skip:$skip}){data{_id contractId kind state fileId leaseNumber recipient address{lines postalCode city}queuedAt postBy serviceRefusal postedOn postedByName tracking receiptFileId cancelledAt cancelledByName cancelReason}metaData{totalDocuments}}}",
};
