// Made by script/generate from change-tenants.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ChangeTenantsMutationVariables = Exact<{
  inputData: Types.ChangeTenantsInputData;
}>;


export type ChangeTenantsMutation = { changeTenants: { _id: string } };

export const ChangeTenants: Operation<ChangeTenantsMutation, ChangeTenantsMutationVariables> = {
  name: "ChangeTenants",
  source: "mutation ChangeTenants($inputData:ChangeTenantsInputData!){changeTenants(inputData:$inputData){_id}}",
};
