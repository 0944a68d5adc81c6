// Made by script/generate from check-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LeaseContradictionItemFragment } from '../../leases/contradictions/contradiction.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CheckLeaseMutationVariables = Exact<{
  inputData: Types.CheckLeaseInputData;
}>;


export type CheckLeaseMutation = { checkLease: Array<LeaseContradictionItemFragment> };

export const CheckLease: Operation<CheckLeaseMutation, CheckLeaseMutationVariables> = {
  name: "CheckLease",
  source: "mutation CheckLease($inputData:CheckLeaseInputData!){checkLease(inputData:$inputData){...LeaseContradictionItem}}fragment LeaseContradictionItem on LeaseContradiction{name key stops confirmedBy confirmedAt en:text(language:en)no:text(language:no)enAdvice:advice(language:en)noAdvice:advice(language:no)}",
};
