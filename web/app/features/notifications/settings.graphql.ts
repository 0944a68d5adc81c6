// Made by script/generate from settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { getNotificationSettings: Array<{ kind: Types.MailKind, isMailed: boolean }> };

export const NotificationSettings: Operation<NotificationSettingsQuery, NotificationSettingsQueryVariables> = {
  name: "NotificationSettings",
  source: "query NotificationSettings{getNotificationSettings{kind isMailed}}",
};
