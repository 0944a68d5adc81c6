import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { moment, parseInput } from '@husvaer/domain/kernel/validation';
import {
  MAIL_KINDS,
  NOTIFICATION_KINDS,
  PAGE,
  settingsChange,
} from '@husvaer/domain/notifications/notification';

import { builder } from '../../platform/graphql/builder.ts';
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

const OptionData = builder.inputType('NotificationsOptionData', {
  fields: (t) => ({ limit: t.int(), skip: t.int() }),
});

const page = pageOf({ usual: PAGE.usual, most: PAGE.max, skipMost: 100_000 });

builder.queryField('getNotifications', (t) =>
  t.field({
    type: NotificationsType,
    description: 'Returns the viewer’s notifications, the latest first.',
    args: { optionData: t.arg({ type: OptionData }) },
    resolve: (_, { optionData }, { runner, viewer }) =>
      runner.read(viewer, getNotifications, parseInput(page, optionData ?? {}, 'optionData')),
  }),
);

const UpdateInput = builder.inputType('UpdateNotificationsInputData', {
  fields: (t) => ({
    _id: t.id({ description: 'The notification to mark.' }),
    until: t.field({ type: 'DateTime', description: 'Marks the notifications up to this time.' }),
  }),
});

const update = z.strictObject({
  _id: anId.nullish().transform((id) => id ?? null),
  until: moment.nullish().transform((until) => (until ? Temporal.Instant.from(until) : null)),
});

builder.mutationField('updateNotifications', (t) =>
  t.int({
    description:
      'Marks the viewer’s notifications as read. Defaults to all. Returns the number that are still unread.',
    args: { inputData: t.arg({ type: UpdateInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { _id: id, until } = parseInput(update, inputData, 'inputData');
      return runner.run(viewer, updateNotifications, { id, until });
    },
  }),
);

const SettingType = builder.objectRef<Setting>('NotificationSetting').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: MailKindEnum }),
    isMailed: t.exposeBoolean('isMailed'),
  }),
});

builder.queryField('getNotificationSettings', (t) =>
  t.field({
    type: [SettingType],
    description:
      'Returns which kinds of mail the viewer receives. Saved searches have their own settings.',
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getNotificationSettings, undefined),
  }),
);

const SettingsInput = builder.inputType('UpdateNotificationSettingsInputData', {
  fields: (t) => ({
    kind: t.field({ type: MailKindEnum, required: true }),
    isMailed: t.boolean({ required: true }),
  }),
});

builder.mutationField('updateNotificationSettings', (t) =>
  t.field({
    type: [SettingType],
    args: { inputData: t.arg({ type: SettingsInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(
        viewer,
        updateNotificationSettings,
        parseInput(settingsChange, inputData, 'inputData'),
      ),
  }),
);
