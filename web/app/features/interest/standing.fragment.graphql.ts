// Made by script/generate from standing.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InterestFormStandingFragment = { _id: string, state: Types.InterestState, sentAt: string, declinedText: string | null, isLet: boolean, viewingAnswer: Types.ViewingAnswer | null, proposedStartsAt: string | null, viewing: { startsAt: string, endsAt: string, place: string, text: string | null } | null };
