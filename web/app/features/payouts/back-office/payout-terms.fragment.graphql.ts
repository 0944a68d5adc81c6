// Made by script/generate from payout-terms.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PayoutTermsFragment = { payoutDay: number, waitDays: number, guaranteeMonths: number, retryDays: number, approvalsNeeded: number, dayLimit: number | null, recipientLimit: number | null, brokering: { type: Types.CommissionType, amount: number } | null, management: { type: Types.CommissionType, amount: number } | null, approvers: Array<{ _id: string }>, unagreed: { lastNumber: string, mayAgree: boolean, acts: Array<{ kind: Types.UnagreedActKind, byName: string | null, at: string }> } | null, asked: { _id: string, approvalsNeeded: number, countsFrom: string, mayAgree: boolean, mayStop: boolean, approvers: Array<{ _id: string, name: string }>, askedBy: { _id: string, name: string } | null } | null, agents: Array<{ _id: string, name: string, isOperators: boolean }> };
