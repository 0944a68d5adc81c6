// Made by script/generate from change-postal-address.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ChangePostalAddressMutationVariables = Exact<{
  inputData: Types.ChangePostalAddressInputData;
}>;


export type ChangePostalAddressMutation = { changePostalAddress: Array<{ _id: string }> };

export const ChangePostalAddress: Operation<ChangePostalAddressMutation, ChangePostalAddressMutationVariables> = {
  name: "ChangePostalAddress",
  source: "mutation ChangePostalAddress($inputData:ChangePostalAddressInputData!){changePostalAddress(inputData:$inputData){_id}}",
};
