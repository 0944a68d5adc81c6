// Made by script/generate from payout.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PayoutRowFragment = { _id: string, contractId: string, leaseNumber: string | null, serialId: number | null, amount: number, payoutDate: string | null, status: Types.PayoutStatus, paymentStatus: Types.PayoutPaymentStatus | null, holdPayout: boolean, isGivenUp: boolean, isRentReceived: boolean, awaitsBrokeringConsent: boolean, numberOfFails: number, approvalsNeeded: number, lastActNumber: string, otherApproverNames: Array<string>, propertyInfo: { name: string } | null, accountInfo: { name: string, accountNumber: string | null } };
