// Made by script/generate from update-profile.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { UpdatedUserProfileLanguageFragment } from '../language.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UpdateProfileMutationVariables = Exact<{
  id: string;
  data: Types.UserProfileData;
}>;


export type UpdateProfileMutation = { updateUserProfile: UpdatedUserProfileLanguageFragment };

export const UpdateProfile: Operation<UpdateProfileMutation, UpdateProfileMutationVariables> = {
  name: "UpdateProfile",
  source: "mutation UpdateProfile($id:ID!$data:UserProfileData!){updateUserProfile(inputData:{_id:$id data:$data}){...UpdatedUserProfileLanguage}}fragment UpdatedUserProfileLanguage on UpdatedUserProfile{_id profile{language}}",
};
