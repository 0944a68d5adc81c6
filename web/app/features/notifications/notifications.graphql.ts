// Made by script/generate from notifications.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type NotificationsQueryVariables = Exact<{
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type NotificationsQuery = { getNotifications: { unreadCount: number, data: Array<{ _id: string, kind: Types.NotificationKind, title: string, startsAt: string | null, path: string, count: number, createdAt: string, isRead: boolean }>, metaData: { totalDocuments: number } } };

export const Notifications: Operation<NotificationsQuery, NotificationsQueryVariables> = {
  name: "Notifications",
  source: "query Notifications($limit:Int$skip:Int){getNotifications(optionData:{limit:$limit skip:$skip}){data{_id kind title startsAt path count createdAt isRead}unreadCount metaData{totalDocuments}}}",
};
