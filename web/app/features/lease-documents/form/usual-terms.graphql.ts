// Made by script/generate from usual-terms.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UsualLettingTermsQueryVariables = Exact<{
  partnerId: string;
}>;


export type UsualLettingTermsQuery = { getUsualTerms: { payoutDay: number, guaranteeMonths: number, brokering: { type: Types.CommissionType, amount: number } | null, management: { type: Types.CommissionType, amount: number } | null } | null };

export const UsualLettingTerms: Operation<UsualLettingTermsQuery, UsualLettingTermsQueryVariables> = {
  name: "UsualLettingTerms",
  source: "query UsualLettingTerms($partnerId:ID!){getUsualTerms(queryData:{partnerId:$partnerId}){payoutDay guaranteeMonths brokering{type amount}management{type amount}}}",
};
