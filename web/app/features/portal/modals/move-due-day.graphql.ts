// Made by script/generate from move-due-day.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MoveDueDayMutationVariables = Exact<{
  inputData: Types.MoveDueDayInputData;
}>;


export type MoveDueDayMutation = { moveDueDay: { _id: string } };

export const MoveDueDay: Operation<MoveDueDayMutation, MoveDueDayMutationVariables> = {
  name: "MoveDueDay",
  source: "mutation MoveDueDay($inputData:MoveDueDayInputData!){moveDueDay(inputData:$inputData){_id}}",
};
