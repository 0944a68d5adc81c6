// Made by script/generate from give-notice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type GiveNoticeMutationVariables = Exact<{
  id: string;
  ground?: Types.NoticeGround | null | undefined;
  reason?: string | null | undefined;
  language?: Types.Language | null | undefined;
}>;


export type GiveNoticeMutation = { giveNotice: { _id: string } };

export const GiveNotice: Operation<GiveNoticeMutation, GiveNoticeMutationVariables> = {
  name: "GiveNotice",
  source: "mutation GiveNotice($id:ID!$ground:NoticeGround$reason:String$language:Language){giveNotice(inputData:{contractId:$id ground:$ground reason:$reason language:$language}){_id}}",
};
