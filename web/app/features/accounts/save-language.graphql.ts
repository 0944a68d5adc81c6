// Made by script/generate from save-language.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SaveLanguageMutationVariables = Exact<{
  id: string;
  language: string;
}>;


export type SaveLanguageMutation = { updateUserProfile: { _id: string, profile: { language: Types.Language } } };

export const SaveLanguage: Operation<SaveLanguageMutation, SaveLanguageMutationVariables> = {
  name: "SaveLanguage",
  source: "mutation SaveLanguage($id: ID!, $language: String!) { updateUserProfile(inputData: { _id: $id, data: { language: $language } }) { _id profile { language } } }",
};
