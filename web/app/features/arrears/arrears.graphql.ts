// Made by script/generate from arrears.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ArrearsQueryVariables = Exact<{
  queryData: Types.ArrearsQueryData;
  optionData?: Types.ArrearsOptionData | null | undefined;
}>;


export type ArrearsQuery = { getArrears: { data: Array<{ contractId: string, leaseNumber: string, tenantNames: Array<string>, landlordName: string, overdue: number, open: number, oldestDueDate: string, daysLate: number, letterKind: Types.LateRentStep | null, letterSentOn: string | null, stage: Types.LateStage | null, hasObjection: boolean, isSaidPaid: boolean, home: { name: string, address: string }, next: { step: Types.NextLateStep, on: string } | null, waitsFor: { kind: Types.RateKind, day: string } | null }>, metaData: { totalDocuments: number, filteredDocuments: number, overdue: number, open: number } } };

export const Arrears: Operation<ArrearsQuery, ArrearsQueryVariables> = {
  name: "Arrears",
  source: "query Arrears($queryData:ArrearsQueryData!$optionData:ArrearsOptionData){getArrears(queryData:$queryData optionData:$optionData){data{contractId leaseNumber home{name address}tenantNames landlordName overdue open oldestDueDate daysLate letterKind letterSentOn stage next{step on}waitsFor{kind day}hasObjection isSaidPaid}metaData{totalDocuments filteredDocuments overdue open}}}",
};
