// Made by script/generate from update-notifications.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UpdateNotificationsMutationVariables = Exact<{
  id?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type UpdateNotificationsMutation = { updateNotifications: number };

export const UpdateNotifications: Operation<UpdateNotificationsMutation, UpdateNotificationsMutationVariables> = {
  name: "UpdateNotifications",
  source: "mutation UpdateNotifications($id:ID$until:DateTime){updateNotifications(inputData:{_id:$id until:$until})}",
};
