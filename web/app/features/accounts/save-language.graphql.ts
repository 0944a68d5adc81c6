// Made by script/generate from save-language.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { UpdatedUserProfileLanguageFragment } from './language.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveLanguageMutationVariables = Exact<{
  id: string;
  language: string;
}>;


export type SaveLanguageMutation = { updateUserProfile: UpdatedUserProfileLanguageFragment };

export const SaveLanguage: Operation<SaveLanguageMutation, SaveLanguageMutationVariables> = {
  name: "SaveLanguage",
  source: "mutation SaveLanguage($id:ID!$language:String!){updateUserProfile(inputData:{_id:$id data:{language:$language}}){...UpdatedUserProfileLanguage}}fragment UpdatedUserProfileLanguage on UpdatedUserProfile{_id profile{language}}",
};
