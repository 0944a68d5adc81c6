// Made by script/generate from refund.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RefundRowFragment = { _id: string, amount: number, status: Types.RefundStatus, contractId: string | null, leaseNumber: string | null, account: string, isAccountNamed: boolean, accountByName: string | null, name: string, note: string | null, askedAt: string, askedByName: string | null, approvalsNeeded: number, lastActNumber: string, otherApproverNames: Array<string>, reason: string | null, propertyInfo: { name: string } | null, approvals: Array<{ _id: string }> };
