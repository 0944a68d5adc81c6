// Made by script/generate from journal.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { VoucherDocumentLinkFragment } from './voucher-document.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type JournalQueryVariables = Exact<{
  queryData: Types.JournalQueryData;
  optionData?: Types.JournalOptionData | null | undefined;
}>;


export type JournalQuery = { getJournal: { next: string | null, data: Array<{ _id: string, number: number, kind: Types.LedgerEntryKind, dated: string, occurredOn: string | null, bookedAt: string, lines: Array<{ account: Types.LedgerAccount, contractId: string | null, amount: number }>, leases: Array<{ contractId: string, leaseNumber: string, home: string }>, document: VoucherDocumentLinkFragment | null }> } };

export const Journal: Operation<JournalQuery, JournalQueryVariables> = {
  name: "Journal",
  source: "query Journal($queryData:JournalQueryData!$optionData:JournalOptionData){getJournal(queryData:$queryData optionData:$optionData){next data{_id number kind dated occurredOn bookedAt lines{account contractId amount}leases{contractId leaseNumber home}document{...VoucherDocumentLink}}}}fragment VoucherDocumentLink on VoucherDocument{kind number fileId name contractId lineId payoutId refundId reason agreedByName}",
};
