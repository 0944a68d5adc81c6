// Made by script/generate from invoicing.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InvoicingTermsFragment = { leadDays: number, remainderLimit: number, aloneLimit: number, kidLength: number, kidParts: Array<{ name: Types.KidPart, width: number, value: number | null }> };
