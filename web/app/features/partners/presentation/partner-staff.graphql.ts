// Made by script/generate from partner-staff.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartnerStaffQueryVariables = Exact<{
  partnerId: string;
}>;


export type PartnerStaffQuery = { getPartnerPresentation: { aboutNo: string | null, aboutEn: string | null, phoneNumber: string | null, email: string | null, streetAddress: string | null } | null, getPartnerStaff: Array<{ _id: string, name: string, avatar: string | null, title: string | null, phoneNumber: string | null, email: string | null, isShown: boolean }> };

export const PartnerStaff: Operation<PartnerStaffQuery, PartnerStaffQueryVariables> = {
  name: "PartnerStaff",
  source: "query PartnerStaff($partnerId: ID!) { getPartnerPresentation(queryData: { partnerId: $partnerId }) { aboutNo aboutEn phoneNumber email streetAddress } getPartnerStaff(queryData: { partnerId: $partnerId }) { _id name avatar title phoneNumber email isShown } }",
};
