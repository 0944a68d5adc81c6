// Made by script/generate from update-notification-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UpdateNotificationSettingsMutationVariables = Exact<{
  kind: Types.MailKind;
  isMailed: boolean;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: Array<{ kind: Types.MailKind, isMailed: boolean }> };

export const UpdateNotificationSettings: Operation<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables> = {
  name: "UpdateNotificationSettings",
  source: "mutation UpdateNotificationSettings($kind:MailKind!$isMailed:Boolean!){updateNotificationSettings(inputData:{kind:$kind isMailed:$isMailed}){kind isMailed}}",
};
