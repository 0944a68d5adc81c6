// Made by script/generate from state-petition-facts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type StatePetitionFactsMutationVariables = Exact<{
  inputData: Types.StatePetitionFactsInputData;
}>;


export type StatePetitionFactsMutation = { statePetitionFacts: { letters: Array<{ kind: Types.LateRentStep }>, petition: { isWaiting: boolean } | null } };

export const StatePetitionFacts: Operation<StatePetitionFactsMutation, StatePetitionFactsMutationVariables> = {
  name: "StatePetitionFacts",
  source: "mutation StatePetitionFacts($inputData:StatePetitionFactsInputData!){statePetitionFacts(inputData:$inputData){letters{kind}petition{isWaiting}}}",
};
