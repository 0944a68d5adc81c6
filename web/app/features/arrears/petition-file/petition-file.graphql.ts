// Made by script/generate from petition-file.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PetitionFileQueryVariables = Exact<{
  id: string;
}>;


export type PetitionFileQuery = { getPetitionFile: { today: string, isReady: boolean, everything: number, acceptsEmailNotices: boolean, refusals: Array<{ reason: Types.PetitionObstacleReason, invoiceId: string | null, from: string | null, field: string | null }>, waits: Array<{ reason: Types.PetitionObstacleReason, invoiceId: string | null, from: string | null, field: string | null }>, claims: Array<{ claim: { invoiceId: string, invoiceSerialId: number, month: string | null, dueDate: string, principal: number, fees: number, interest: number, amount: number, stage: Types.LateStage, payBy: string | null, petitionFrom: string | null, petitionedOn: string | null }, charges: Array<{ isFee: boolean, chargedOn: string, from: string | null, to: string | null, amount: number }>, interestToday: Array<{ base: number, from: string, to: string, rate: number, interest: number }>, notice: { fileId: string | null, sentOn: string, sentAt: string | null, sentTo: Array<string>, payBy: string | null, posted: Array<{ to: string, on: string | null, tracking: string | null }> } | null }>, petition: { leaseFileId: string | null, landlord: { name: string, address: string | null, birthDate: string | null, orgNumber: string | null }, tenants: Array<{ name: string, email: string, address: string | null, birthDate: string | null, orgNumber: string | null }> } } };

export const PetitionFile: Operation<PetitionFileQuery, PetitionFileQueryVariables> = {
  name: "PetitionFile",
  source: "query PetitionFile($id:ID!){getPetitionFile(queryData:{contractId:$id}){today isReady refusals{reason invoiceId from field}waits{reason invoiceId from field}everything acceptsEmailNotices claims{claim{invoiceId invoiceSerialId month dueDate principal fees interest amount stage payBy petitionFrom petitionedOn}charges{isFee chargedOn from to amount}interestToday{base from to rate interest}notice{fileId sentOn sentAt sentTo posted{to on tracking}payBy}}petition{leaseFileId landlord{name address birthDate orgNumber}tenants{name email address birthDate orgNumber}}}}",
};
