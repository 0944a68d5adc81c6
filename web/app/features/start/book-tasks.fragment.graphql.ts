// Made by script/generate from book-tasks.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BookTasksFragment = { partnerId: string | null, name: string, settings: number, accounts: number, conflicts: number, answers: number, reductions: number, payouts: { count: number, amount: number }, refunds: { count: number, amount: number } };
