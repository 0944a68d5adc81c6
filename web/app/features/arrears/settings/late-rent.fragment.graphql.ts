// Made by script/generate from late-rent.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LateRentTermsFragment = { chargesFee: boolean, chargesInterest: boolean, tellsNav: boolean, minimum: number, steps: { pre_reminder: { isOn: boolean, days: number }, soft_reminder: { isOn: boolean, days: number }, reminder: { isOn: boolean, days: number }, second_reminder: { isOn: boolean, days: number }, notice: { isOn: boolean, days: number }, petition: { isOn: boolean, days: number } } };
