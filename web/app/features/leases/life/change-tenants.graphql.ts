// Made by script/generate from change-tenants.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ChangeTenantsMutationVariables = Exact<{
  id: string;
  from: string;
  leaving: Array<string> | string;
  joining: Array<Types.JoiningTenantInput> | Types.JoiningTenantInput;
  language?: Types.Language | null | undefined;
}>;


export type ChangeTenantsMutation = { changeTenants: { _id: string } };

export const ChangeTenants: Operation<ChangeTenantsMutation, ChangeTenantsMutationVariables> = {
  name: "ChangeTenants",
  source: "mutation ChangeTenants( $id: ID! $from: String! $leaving: [String!]! $joining: [JoiningTenantInput!]! $language: Language ) { changeTenants( inputData: { contractId: $id from: $from leaving: $leaving joining: $joining language: $language } ) { _id } }",
};
