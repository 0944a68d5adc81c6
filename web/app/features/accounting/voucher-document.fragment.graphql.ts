// Made by script/generate from voucher-document.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type VoucherDocumentLinkFragment = { kind: Types.VoucherDocumentKind, number: number | null, fileId: string | null, name: string | null, contractId: string | null, lineId: string | null, payoutId: string | null, refundId: string | null, reason: string | null, agreedByName: string | null };
