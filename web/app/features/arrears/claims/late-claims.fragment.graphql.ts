// Made by script/generate from late-claims.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LateClaimsFragment = { stage: Types.LateStage | null, everything: number, payBy: string | null, next: { step: Types.NextLateStep, on: string } | null, waitsFor: { kind: Types.RateKind, day: string } | null, claims: Array<{ invoiceId: string, invoiceSerialId: number, month: string | null, dueDate: string, amount: number, stage: Types.LateStage, payBy: string | null, petitionedOn: string | null, stop: Types.LateStop | null, next: { step: Types.NextLateStep, on: string } | null, letters: Array<{ _id: string, kind: Types.LateRentStep, sentOn: string, fileId: string | null }> }> };
