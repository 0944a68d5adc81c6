// Made by script/generate from adjust-rent.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AdjustRentMutationVariables = Exact<{
  id: string;
  takesEffectOn: string;
  language?: Types.Language | null | undefined;
}>;


export type AdjustRentMutation = { adjustRent: { _id: string } };

export const AdjustRent: Operation<AdjustRentMutation, AdjustRentMutationVariables> = {
  name: "AdjustRent",
  source: "mutation AdjustRent($id:ID!$takesEffectOn:String!$language:Language){adjustRent(inputData:{contractId:$id takesEffectOn:$takesEffectOn language:$language}){_id}}",
};
