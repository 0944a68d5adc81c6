// Made by script/generate from exceptions.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ExceptionsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  isSettled: boolean;
  limit: number;
  skip: number;
}>;


export type ExceptionsQuery = { getBankExceptions: { data: Array<{ _id: string, amount: number, bookedOn: string, paidOn: string, kid: string | null, text: string | null, counterpartyAccount: string | null, counterpartyName: string | null, reference: string | null, isReversal: boolean, state: Types.BankLineState, reason: Types.BankWaitingReason | null, original: { amount: string, currency: string } | null, charges: { amount: string, currency: string } | null, lateDebit: { isRefund: boolean, serialId: number | null } | null, unclear: { code: Types.BankFileProblemCode, path: string | null, found: string | null, expected: string | null } | null, settlements: Array<{ _id: string, choice: Types.BankSettlementChoice, contractId: string | null, note: string | null, at: string, isByRule: boolean, byName: string | null, undoneAt: string | null, undoneByName: string | null }>, suggestions: Array<{ contractId: string, invoiceId: string | null, kid: string | null, open: number, tenantNames: Array<string>, home: string | null, leaseNumber: string | null, why: string }> }>, metaData: { totalDocuments: number } } };

export const Exceptions: Operation<ExceptionsQuery, ExceptionsQueryVariables> = {
  name: "Exceptions",
  source: "query Exceptions($partnerId:ID$isSettled:Boolean!$limit:Int!$skip:Int!){getBankExceptions(queryData:{partnerId:$partnerId isSettled:$isSettled}optionData:{limit:$limit skip:$skip}){data{_id amount bookedOn paidOn kid text counterpartyAccount counterpartyName reference isReversal original{amount currency}charges{amount currency}lateDebit{isRefund serialId}state reason unclear{code path found expected}settlements{_id choice contractId note at isByRule byName undoneAt undoneByName}suggestions{contractId invoiceId kid open tenantNames home leaseNumber why}}metaData{totalDocuments}}}",
};
