// Made by script/generate from set-payout-account.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetPayoutAccountMutationVariables = Exact<{
  inputData: Types.SetPayoutAccountInputData;
}>;


export type SetPayoutAccountMutation = { setPayoutAccount: { nextCountsFrom: string | null } };

export const SetPayoutAccount: Operation<SetPayoutAccountMutation, SetPayoutAccountMutationVariables> = {
  name: "SetPayoutAccount",
  source: "mutation SetPayoutAccount($inputData:SetPayoutAccountInputData!){setPayoutAccount(inputData:$inputData){nextCountsFrom}}",
};
