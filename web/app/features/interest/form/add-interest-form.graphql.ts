// Made by script/generate from add-interest-form.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddInterestFormMutationVariables = Exact<{
  inputData: Types.AddInterestFormInputData;
}>;


export type AddInterestFormMutation = { addInterestForm: { _id: string } };

export const AddInterestForm: Operation<AddInterestFormMutation, AddInterestFormMutationVariables> = {
  name: "AddInterestForm",
  source: "mutation AddInterestForm($inputData:AddInterestFormInputData!){addInterestForm(inputData:$inputData){_id}}",
};
