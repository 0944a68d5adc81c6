// Made by script/generate from find-partner.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindPartnerQueryVariables = Exact<{
  partnerId: string;
}>;


export type FindPartnerQuery = { partnersSubDomain: { partnerId: string | null, isSubDomainExists: boolean, name: string | null } };

export const FindPartner: Operation<FindPartnerQuery, FindPartnerQueryVariables> = {
  name: "FindPartner",
  source: "query FindPartner($partnerId:ID!){partnersSubDomain(queryData:{partnerId:$partnerId partnerSiteType:public}){partnerId isSubDomainExists name}}",
};
