// Made by script/generate from contradiction.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseContradictionItemFragment = { name: Types.ContradictionName, key: string, stops: boolean, confirmedBy: string | null, confirmedAt: string | null, en: string, no: string, enAdvice: string, noAdvice: string };
