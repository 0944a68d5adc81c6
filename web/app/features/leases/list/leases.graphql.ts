// Made by script/generate from leases.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeasesQueryVariables = Exact<{
  queryData: Types.LeasesQueryData;
  optionData?: Types.LeasesOptionData | null | undefined;
  isAgency?: boolean | null | undefined;
  partnerId?: string | null | undefined;
}>;


export type LeasesQuery = { getLeases: ListedLeasesFragment, getWaitingAssignments?: { metaData: { totalDocuments: number } } };

export type OwnLeasesQueryVariables = Exact<{
  rented: Types.LeasesQueryData;
  let: Types.LeasesQueryData;
  optionData?: Types.LeasesOptionData | null | undefined;
}>;


export type OwnLeasesQuery = { tenant: ListedLeasesFragment, landlord: ListedLeasesFragment, getLeaseListViews: Array<{ _id: string, name: string, query: string }> };

export type ListedLeasesFragment = { data: Array<{ _id: string, leaseSerial: number, leaseStatus: Types.LeaseStatus, rentStatus: Types.RentStatus | null, overdueAmount: number, contractStartDate: string, contractEndDate: string | null, monthlyRentAmount: number, leaseContractPdfGenerated: boolean, mayWrite: boolean, tenantNames: Array<string>, partner: { _id: string, name: string } | null, landlord: { name: string } | null, agent: { name: string } | null, property: { propertySerial: number, name: string, street: string | null, streetNumber: string | null, city: string }, signers: Array<{ name: string, role: string, signedAt: string | null, otherName: string | null, otherNameConfirmedAt: string | null }>, tenantLeaseSigningStatus: { signingUrl: string | null }, landlordLeaseSigningStatus: { signingUrl: string | null } }>, metaData: { totalDocuments: number, filteredDocuments: number } };

export const Leases: Operation<LeasesQuery, LeasesQueryVariables> = {
  name: "Leases",
  source: "query Leases($queryData:LeasesQueryData!$optionData:LeasesOptionData$isAgency:Boolean=false$partnerId:ID=\"\"){getLeases(queryData:$queryData optionData:$optionData){...ListedLeases}getWaitingAssignments(queryData:{partnerId:$partnerId})@include(if:$isAgency){metaData{totalDocuments}}}fragment ListedLeases on Leases{data{_id leaseSerial leaseStatus rentStatus overdueAmount contractStartDate contractEndDate monthlyRentAmount leaseContractPdfGenerated mayWrite partner{_id name}landlord{name}agent{name}tenantNames property{propertySerial name street streetNumber city}signers{name role signedAt otherName otherNameConfirmedAt}tenantLeaseSigningStatus{signingUrl}landlordLeaseSigningStatus{signingUrl}}metaData{totalDocuments filteredDocuments}}",
};

export const OwnLeases: Operation<OwnLeasesQuery, OwnLeasesQueryVariables> = {
  name: "OwnLeases",
  source: "query OwnLeases($rented:LeasesQueryData!$let:LeasesQueryData!$optionData:LeasesOptionData){tenant:getLeases(queryData:$rented optionData:$optionData){...ListedLeases}landlord:getLeases(queryData:$let optionData:$optionData){...ListedLeases}getLeaseListViews(queryData:{}){_id name query}}fragment ListedLeases on Leases{data{_id leaseSerial leaseStatus rentStatus overdueAmount contractStartDate contractEndDate monthlyRentAmount leaseContractPdfGenerated mayWrite partner{_id name}landlord{name}agent{name}tenantNames property{propertySerial name street streetNumber city}signers{name role signedAt otherName otherNameConfirmedAt}tenantLeaseSigningStatus{signingUrl}landlordLeaseSigningStatus{signingUrl}}metaData{totalDocuments filteredDocuments}}",
};
