// Made by script/generate from invoices.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { FileAttachmentFragment } from '../../files/attachment.fragment.graphql.ts';
import type { AccountChangeNoteFragment } from '../../invoices/new-account/account-change.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InvoicesQueryVariables = Exact<{
  contractId: string;
}>;


export type InvoicesQuery = { getAllInvoiceForPartnerPublicSite: { data: Array<{ _id: string, kind: Types.InvoiceKind, isFinalSettlement: boolean, status: Types.InvoiceStatus, invoiceSerialId: number, invoiceMonth: string | null, dueDate: string, accountNumber: string, invoiceTotal: number, amountDue: number, credited: number, overpaid: number, isSaidPaid: boolean, objection: string | null, fileId: string | null, accountChange: AccountChangeNoteFragment | null, attachments: Array<FileAttachmentFragment> }> } };

export const Invoices: Operation<InvoicesQuery, InvoicesQueryVariables> = {
  name: "Invoices",
  source: "query Invoices($contractId:ID!){getAllInvoiceForPartnerPublicSite(queryData:{contractId:$contractId}){data{_id kind isFinalSettlement status invoiceSerialId invoiceMonth dueDate accountNumber accountChange{...AccountChangeNote}invoiceTotal amountDue credited overpaid isSaidPaid objection fileId attachments{...FileAttachment}}}}fragment FileAttachment on File{_id title name size}fragment AccountChangeNote on AccountChange{formerAccountNumber noticeDate}",
};
