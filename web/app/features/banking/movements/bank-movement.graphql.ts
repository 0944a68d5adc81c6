// Made by script/generate from bank-movement.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type BankMovementQueryVariables = Exact<{
  lineId: string;
}>;


export type BankMovementQuery = { getBankMovement: { account: string, takenBy: string | null, contractIds: Array<string>, payment: { _id: string, amount: number, bookedOn: string, paidOn: string, kid: string | null, text: string | null, counterpartyAccount: string | null, counterpartyName: string | null, reference: string | null, state: Types.BankLineState, reason: Types.BankWaitingReason | null, original: { amount: string, currency: string } | null, charges: { amount: string, currency: string } | null, settlements: Array<{ choice: Types.BankSettlementChoice, contractId: string | null, note: string | null, at: string, isByRule: boolean, byName: string | null, undoneAt: string | null }> }, evidence: Array<{ kind: Types.BankEvidenceKind, fileId: string, fileName: string, archive: string | null, format: Types.BankFileFormat, receivedAt: string, isBrought: boolean, byName: string | null, sentByBankAt: string | null, hasOriginal: boolean, lineId: string | null, amount: number, bookedOn: string, reference: string | null }> } };

export const BankMovement: Operation<BankMovementQuery, BankMovementQueryVariables> = {
  name: "BankMovement",
  source: "query BankMovement($lineId:ID!){getBankMovement(queryData:{lineId:$lineId}){account takenBy contractIds payment{_id amount bookedOn paidOn kid text counterpartyAccount counterpartyName reference original{amount currency}charges{amount currency}state reason settlements{choice contractId note at isByRule byName undoneAt}}evidence{kind fileId fileName archive format receivedAt isBrought byName sentByBankAt hasOriginal lineId amount bookedOn reference}}}",
};
