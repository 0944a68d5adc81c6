// Made by script/generate from reconciliation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ReconciliationQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  month?: string | null | undefined;
}>;


export type ReconciliationQuery = { getBankReconciliation: { month: string, until: string, toRefill: number, notSignable: Types.ReconciliationNotSignable | null, needsNote: boolean, nextToSign: string | null, signedAt: string | null, signedByName: string | null, note: string | null, closedUntil: string | null, isClosable: boolean, accounts: Array<{ account: string, isInUse: boolean, statementOn: string | null, bank: number | null, ledger: number, days: Array<{ on: string, bank: number, ledger: number, unexplained: number }>, differences: Array<{ kind: Types.BankDifferenceKind, from: string, amount: number, count: number }>, entries: Array<{ kind: Types.BankDifferenceKind, on: string, amount: number, kid: string | null, text: string | null }> }>, problems: Array<{ kind: Types.ReconciliationProblemKind, account: string, on: string | null, amount: number | null, firstNumber: number | null, lastNumber: number | null }>, unclear: Array<{ on: string, amount: number, text: string | null, reason: Types.BankWaitingReason, lineId: string | null }>, charges: Array<{ on: string, amount: number, text: string | null, lineId: string | null }>, late: Array<{ on: string, amount: number, text: string | null, lineId: string | null }> }, getReopenings: Array<{ _id: string, bookName: string, month: string, closedUntil: string | null, reason: string, requestedByName: string | null, requestedAt: string, mayAgree: boolean }> };

export const Reconciliation: Operation<ReconciliationQuery, ReconciliationQueryVariables> = {
  name: "Reconciliation",
  source: "query Reconciliation($partnerId:ID$month:String){getBankReconciliation(queryData:{partnerId:$partnerId month:$month}){month until toRefill notSignable needsNote nextToSign signedAt signedByName note closedUntil isClosable accounts{account isInUse statementOn bank ledger days{on bank ledger unexplained}differences{kind from amount count}entries{kind on amount kid text}}problems{kind account on amount firstNumber lastNumber}unclear{on amount text reason lineId}charges{on amount text lineId}late{on amount text lineId}}getReopenings(queryData:{partnerId:$partnerId}){_id bookName month closedUntil reason requestedByName requestedAt mayAgree}}",
};
