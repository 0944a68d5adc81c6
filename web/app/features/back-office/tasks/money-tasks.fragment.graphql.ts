// Made by script/generate from money-tasks.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MoneyTasksCountsFragment = { partnerId: string | null, name: string, settings: number, accounts: number, conflicts: number, answers: number, reductions: number, files: number, payments: number, letters: number, problems: number, months: number, reopenings: number, payouts: { count: number, amount: number }, refunds: { count: number, amount: number } };
