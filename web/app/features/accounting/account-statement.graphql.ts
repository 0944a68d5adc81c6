// Made by script/generate from account-statement.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { VoucherDocumentLinkFragment } from './voucher-document.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AccountStatementQueryVariables = Exact<{
  queryData: Types.AccountStatementQueryData;
  optionData?: Types.JournalOptionData | null | undefined;
}>;


export type AccountStatementQuery = { getAccountStatement: { opening: number, debit: number, credit: number, closing: number, next: string | null, data: Array<{ _id: string, number: number, kind: Types.LedgerEntryKind, dated: string, occurredOn: string | null, amount: number, balance: number, lease: { contractId: string, leaseNumber: string, home: string } | null, document: VoucherDocumentLinkFragment | null }> } };

export const AccountStatement: Operation<AccountStatementQuery, AccountStatementQueryVariables> = {
  name: "AccountStatement",
  source: "query AccountStatement($queryData:AccountStatementQueryData!$optionData:JournalOptionData){getAccountStatement(queryData:$queryData optionData:$optionData){opening debit credit closing next data{_id number kind dated occurredOn amount balance lease{contractId leaseNumber home}document{...VoucherDocumentLink}}}}fragment VoucherDocumentLink on VoucherDocument{kind number fileId name contractId lineId payoutId refundId reason agreedByName}",
};
