// Made by script/generate from adjust-rents.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LeaseOutcomeLineFragment } from './outcome.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AdjustRentsMutationVariables = Exact<{
  rents: Array<Types.NewRentInput> | Types.NewRentInput;
  takesEffectOn: string;
  language?: Types.Language | null | undefined;
}>;


export type AdjustRentsMutation = { adjustRents: Array<LeaseOutcomeLineFragment> };

export const AdjustRents: Operation<AdjustRentsMutation, AdjustRentsMutationVariables> = {
  name: "AdjustRents",
  source: "mutation AdjustRents($rents:[NewRentInput!]!$takesEffectOn:String!$language:Language){adjustRents(inputData:{rents:$rents takesEffectOn:$takesEffectOn language:$language}){...LeaseOutcomeLine}}fragment LeaseOutcomeLine on LeaseOutcome{contractId missed refusal{code day}}",
};
