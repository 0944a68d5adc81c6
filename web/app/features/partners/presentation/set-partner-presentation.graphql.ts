// Made by script/generate from set-partner-presentation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetPartnerPresentationMutationVariables = Exact<{
  inputData: Types.PartnerPresentationInputData;
}>;


export type SetPartnerPresentationMutation = { setPartnerPresentation: { email: string | null } };

export const SetPartnerPresentation: Operation<SetPartnerPresentationMutation, SetPartnerPresentationMutationVariables> = {
  name: "SetPartnerPresentation",
  source: "mutation SetPartnerPresentation($inputData:PartnerPresentationInputData!){setPartnerPresentation(inputData:$inputData){email}}",
};
