import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { moment } from '@husvaer/domain/kernel/validation';
import {
  MAIL_KINDS,
  NOTIFICATION_KINDS,
  PAGE,
  settingsChange,
} from '@husvaer/domain/notifications/notification';

import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { anId } from '../../platform/input-id.ts';
import type { Notification } from './store.ts';
import { getNotificationSettings } from './use-cases/get-notification-settings.ts';
import { updateNotificationSettings } from './use-cases/update-notification-settings.ts';
import type { Setting } from './mail-setting.ts';
import { getNotifications, type Notifications } from './use-cases/get-notifications.ts';
import { updateNotifications } from './use-cases/update-notifications.ts';

const KindEnum = builder.enumType('NotificationKind', { values: NOTIFICATION_KINDS });
const MailKindEnum = builder.enumType('MailKind', { values: MAIL_KINDS });

const NotificationType = builder.objectRef<Notification>('Notification').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindEnum }),
    title: t.string({
      description: 'The title of the home.',
      resolve: ({ params }) => params.title,
    }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The start of the viewing.',
      resolve: ({ params: { startsAt } }) => (startsAt ? Temporal.Instant.from(startsAt) : null),
    }),
    path: t.exposeString('path', {
      description: 'The path of the page that the notification opens.',
    }),
    count: t.exposeInt('count', {
      description: 'The number of events while the notification was unread.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'The time of the latest event.',
    }),
    isRead: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
  }),
});

const MetaType = builder.objectRef<Notifications>('NotificationsMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});

const NotificationsType = builder.objectRef<Notifications>('Notifications').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [NotificationType] }),
    unreadCount: t.exposeInt('unread'),
    metaData: t.field({ type: MetaType, resolve: (found) => found }),
  }),
});

const page = pageOf({ usual: PAGE.usual, most: PAGE.max, skipMost: 100_000 });

query('getNotifications', {
  description: 'Returns the viewer’s notifications, the latest first.',
  args: { optionData: input('NotificationsOptionData', page) },
  type: NotificationsType,
  run: ({ optionData }, { runner, viewer }) => runner.read(viewer, getNotifications, optionData),
});

const update = z.strictObject({
  _id: anId.nullish().transform((id) => id ?? null),
  until: moment.nullish().transform((until) => (until ? Temporal.Instant.from(until) : null)),
});

mutation('updateNotifications', {
  description:
    'Marks the viewer’s notifications as read. Defaults to all. Returns the number that are still unread.',
  args: {
    inputData: input(
      'UpdateNotificationsInputData',
      update,
      {
        _id: 'The notification to mark.',
        until: { type: 'DateTime', description: 'Marks the notifications up to this time.' },
      },
      { isRequired: true },
    ),
  },
  type: 'Int',
  run: ({ inputData: { _id: id, until } }, { runner, viewer }) =>
    runner.run(viewer, updateNotifications, { id, until }),
});

const SettingType = builder.objectRef<Setting>('NotificationSetting').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: MailKindEnum }),
    isMailed: t.exposeBoolean('isMailed'),
  }),
});

query('getNotificationSettings', {
  description:
    'Returns which kinds of mail the viewer receives. Saved searches have their own settings.',
  type: [SettingType],
  run: (_, { runner, viewer }) => runner.read(viewer, getNotificationSettings, undefined),
});

mutation('updateNotificationSettings', {
  args: { inputData: input('UpdateNotificationSettingsInputData', settingsChange) },
  type: [SettingType],
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, updateNotificationSettings, inputData),
});
