// Made by script/generate from give-notice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type GiveNoticeMutationVariables = Exact<{
  inputData: Types.GiveNoticeInputData;
}>;


export type GiveNoticeMutation = { giveNotice: { _id: string } };

export const GiveNotice: Operation<GiveNoticeMutation, GiveNoticeMutationVariables> = {
  name: "GiveNotice",
  source: "mutation GiveNotice($inputData:GiveNoticeInputData!){giveNotice(inputData:$inputData){_id}}",
};
