// Made by script/generate from homes-to-let.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HomesToLetQueryVariables = Exact<{
  partnerId: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type HomesToLetQuery = { getHomesToLet: { totalDocuments: number, data: Array<{ listingId: string, title: string, street: string | null, streetNumber: string | null, apartmentId: string | null, city: string, ownerName: string | null, monthlyRent: number | null, letUntil: string | null }> } };

export const HomesToLet: Operation<HomesToLetQuery, HomesToLetQueryVariables> = {
  name: "HomesToLet",
  source: "query HomesToLet($partnerId:ID!$search:String$limit:Int$skip:Int){getHomesToLet(queryData:{partnerId:$partnerId search:$search}optionData:{limit:$limit skip:$skip}){data{listingId title street streetNumber apartmentId city ownerName monthlyRent letUntil}totalDocuments}}",
};
