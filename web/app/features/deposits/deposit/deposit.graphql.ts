// Made by script/generate from deposit.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { FileAttachmentFragment } from '../../files/attachment.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type DepositQueryVariables = Exact<{
  contractId: string;
}>;


export type DepositQuery = { getSingleLeaseForPublicSite: { mayWrite: boolean, security: Types.SecurityType, property: { name: string }, partner: { _id: string, name: string } | null }, getDeposit: { side: string, type: Types.SecurityType, status: Types.DepositStatus, amount: number, paidAmount: number | null, balance: number, depositInsurancePayable: number | null, depositInsuranceKid: string | null, bankNumber: string | null, referenceNumber: string | null, guarantor: string | null, endsOn: string | null, mayClaim: boolean, rentNeedsConsent: boolean, mayAccept: boolean, mayShowSuit: boolean, mayWithdraw: boolean, accounts: Array<{ name: string, number: string | null, bankName: string | null }>, steps: Array<{ name: Types.DepositStepName, state: Types.DepositStepState, by: Types.DepositStepActor, until: string | null, isLate: boolean, on: string | null }>, release: { ground: Types.DepositReleaseGround, state: Types.DepositReleaseState, by: string | null, asked: number, claimedOn: string, until: string | null } | null, proofs: Array<{ side: string, file: FileAttachmentFragment }> } | null };

export const Deposit: Operation<DepositQuery, DepositQueryVariables> = {
  name: "Deposit",
  source: "query Deposit($contractId:ID!){getSingleLeaseForPublicSite(queryData:{contractId:$contractId}){property{name}partner{_id name}mayWrite security}getDeposit(queryData:{contractId:$contractId}){side type status amount paidAmount balance accounts{name number bankName}depositInsurancePayable depositInsuranceKid bankNumber referenceNumber guarantor endsOn steps{name state by until isLate on}release{ground state by asked claimedOn until}proofs{side file{...FileAttachment}}mayClaim rentNeedsConsent mayAccept mayShowSuit mayWithdraw}}fragment FileAttachment on File{_id title name size}",
};
