// Made by script/generate from reductions.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ReductionsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  limit: number;
  skip: number;
}>;


export type ReductionsQuery = { getReductions: { data: Array<{ _id: string, kind: Types.ReductionKind, status: Types.ReductionStatus, amount: number, borneBy: Types.LossBearer | null, reason: string | null, contractId: string, invoiceSerialId: number | null, propertyName: string, tenantNames: Array<string>, madeAt: string, madeByName: string | null, endedByName: string | null, takenBackByName: string | null, secondPeople: Array<string>, stopReason: string | null, mayAgree: boolean, mayStop: boolean, mayTakeBack: boolean }>, metaData: { totalDocuments: number } }, waiting: { metaData: { totalDocuments: number } } };

export const Reductions: Operation<ReductionsQuery, ReductionsQueryVariables> = {
  name: "Reductions",
  source: "query Reductions($partnerId:ID$limit:Int!$skip:Int!){getReductions(queryData:{partnerId:$partnerId}optionData:{limit:$limit skip:$skip}){data{_id kind status amount borneBy reason contractId invoiceSerialId propertyName tenantNames madeAt madeByName endedByName takenBackByName secondPeople stopReason mayAgree mayStop mayTakeBack}metaData{totalDocuments}}waiting:getReductions(queryData:{partnerId:$partnerId isWaiting:true}optionData:{limit:1}){metaData{totalDocuments}}}",
};
