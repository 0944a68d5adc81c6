// Made by script/generate from decide-report.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type DecideReportMutationVariables = Exact<{
  inputData: Types.DecideReportInputData;
}>;


export type DecideReportMutation = { decideReport: { _id: string } };

export const DecideReport: Operation<DecideReportMutation, DecideReportMutationVariables> = {
  name: "DecideReport",
  source: "mutation DecideReport($inputData:DecideReportInputData!){decideReport(inputData:$inputData){_id}}",
};
