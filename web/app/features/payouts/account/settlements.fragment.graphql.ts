// Made by script/generate from settlements.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettlementsPageFragment = { total: number, data: Array<{ _id: string, serialId: number | null, amount: number, payoutDate: string | null, settlementFileId: string | null, propertyInfo: { name: string } | null }> };
