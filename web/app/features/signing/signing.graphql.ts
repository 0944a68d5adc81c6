// Made by script/generate from signing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SigningQueryVariables = Exact<{
  signerId: string;
}>;


export type SigningQuery = { getSigning: { _id: string, title: string, language: Types.Language | null, informationPath: string | null, status: Types.SigningOrderStatus, isMyTurn: boolean, signedAt: string | null, expiresAt: string, sha256: string, returnTo: string, errandPath: string | null, documentId: string, identityName: string, signers: Array<{ _id: string, name: string, role: string, signedAt: string | null, declinedAt: string | null, isMe: boolean, isTurn: boolean }> } };

export const Signing: Operation<SigningQuery, SigningQueryVariables> = {
  name: "Signing",
  source: "query Signing($signerId:ID!){getSigning(queryData:{signerId:$signerId}){_id title language informationPath status isMyTurn signedAt expiresAt sha256 returnTo errandPath documentId identityName signers{_id name role signedAt declinedAt isMe isTurn}}}",
};
