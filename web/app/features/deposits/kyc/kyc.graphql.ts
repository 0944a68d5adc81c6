// Made by script/generate from kyc.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DepositKycQueryVariables = Exact<{
  referenceNumber: string;
}>;


export type DepositKycQuery = { getDepositKyc: { referenceNumber: string, name: string, propertyName: string, depositAmount: number, submittedAt: string | null, identificationHint: string | null, signingUrl: string | null, returnTo: string } };

export const DepositKyc: Operation<DepositKycQuery, DepositKycQueryVariables> = {
  name: "DepositKyc",
  source: "query DepositKyc($referenceNumber:String!){getDepositKyc(queryData:{referenceNumber:$referenceNumber}){referenceNumber name propertyName depositAmount submittedAt identificationHint signingUrl returnTo}}",
};
