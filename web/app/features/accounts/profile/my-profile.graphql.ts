// Made by script/generate from my-profile.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MyProfileQueryVariables = Exact<{
  userId: string;
}>;


export type MyProfileQuery = { myProfile: { _id: string, name: string, email: string, newEmail: string | null, isEmailRefused: boolean, language: Types.Language, occupation: string | null, birthday: string | null, confirmedFields: Array<string>, gender: Types.Gender | null, phoneNumber: string | null, postalAddress: string | null, orgNumber: string | null, norwegianNationalIdentification: string | null, profileImage: string | null, optimiseFor: Types.AccountSide, hasPassword: boolean }, getMySessions: Array<{ _id: string, createdAt: string, renewedAt: string, browser: string | null, system: string | null, isThis: boolean }>, getMyPasskeys: Array<{ _id: string, name: string, createdAt: string, usedAt: string | null }> };

export const MyProfile: Operation<MyProfileQuery, MyProfileQueryVariables> = {
  name: "MyProfile",
  source: "query MyProfile($userId:ID!){myProfile(queryData:{userId:$userId}){_id name email newEmail isEmailRefused language occupation birthday confirmedFields gender phoneNumber postalAddress orgNumber norwegianNationalIdentification profileImage optimiseFor hasPassword}getMySessions{_id createdAt renewedAt browser system isThis}getMyPasskeys{_id name createdAt usedAt}}",
};
