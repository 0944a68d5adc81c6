// Made by script/generate from email-notice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EmailNoticeQueryVariables = Exact<{
  userId: string;
}>;


export type EmailNoticeQuery = { myProfile: { email: string, isEmailRefused: boolean } };

export const EmailNotice: Operation<EmailNoticeQuery, EmailNoticeQueryVariables> = {
  name: "EmailNotice",
  source: "query EmailNotice($userId:ID!){myProfile(queryData:{userId:$userId}){email isEmailRefused}}",
};
