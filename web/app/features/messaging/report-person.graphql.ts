// Made by script/generate from report-person.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ReportPersonMutationVariables = Exact<{
  inputData: Types.ReportPersonInputData;
}>;


export type ReportPersonMutation = { reportPerson: { _id: string } };

export const ReportPerson: Operation<ReportPersonMutation, ReportPersonMutationVariables> = {
  name: "ReportPerson",
  source: "mutation ReportPerson($inputData:ReportPersonInputData!){reportPerson(inputData:$inputData){_id}}",
};
