import { Anchor, Button, Skeleton, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { PAGE } from '@husvaer/domain/notifications/notification';

import { apiContext, asPageError, browserApi } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { useNotify } from '../../platform/notify.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import column from '../../ui/column-page.module.css';
import { Notifications, type NotificationsQuery } from './notifications.graphql.ts';
import classes from './notifications.module.css';
import { UpdateNotifications } from './update-notifications.graphql.ts';
import { useNotificationText, type Notification } from './use-notification-text.ts';

export const handle = { namespaces: ['notifications'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type Loaded = NotificationsQuery['getNotifications'];

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Loaded> {
  loggedInOnly(args);
  try {
    const api = args.context.get(apiContext);
    return (await api(Notifications, { limit: PAGE.usual })).getNotifications;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('notifications');
  return (
    <div className={column.page}>
      <Head />
      <Stack mt="xl" role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} height={56} />
        ))}
      </Stack>
    </div>
  );
}

export default function NotificationsPage({ loaderData: loaded }: { loaderData: Loaded }) {
  const { t } = useTranslation('notifications');
  const { notifications, isUnread, more, readAll } = useNotifications(loaded);
  if (notifications.length === 0)
    return (
      <div className={column.page}>
        <Head />
        <section className={column.empty}>
          <Title order={2}>{t('nothing.title')}</Title>
          <p>{t('nothing.text')}</p>
          <div className={column.actions}>
            <Button component={Link} to="/find-home">
              {t('nothing.to_search')}
            </Button>
            <Anchor component={Link} to="/saved-searches">
              {t('nothing.to_saved_searches')}
            </Anchor>
            <Settings />
          </div>
        </section>
      </div>
    );
  return (
    <div className={column.page}>
      <Head />
      <div className={classes.actions}>
        <Settings />
        {isUnread && (
          <Button variant="default" onClick={() => void readAll()}>
            {t('list.read_all')}
          </Button>
        )}
      </div>
      <ul className={classes.list}>
        {notifications.map((notification) => (
          <Row key={notification._id} notification={notification} />
        ))}
      </ul>
      {notifications.length < loaded.metaData.totalDocuments && (
        <Button variant="subtle" fullWidth onClick={() => void more()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}

function Head() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <PageHead title={t('title')} description={t('text')} path="/notifications" noindex />
      <Title order={1}>{t('title')}</Title>
      <p className={column.lead}>{t('text')}</p>
    </>
  );
}

const Settings = () => (
  <Anchor component={Link} to="/notifications/settings">
    {useTranslation('notifications').t('list.settings')}
  </Anchor>
);

function Row({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications');
  const { words, came } = useNotificationText();
  const { _id: id, path, createdAt, isRead } = notification;
  return (
    <li data-unread={!isRead || undefined}>
      <Link
        to={path}
        onClick={() => {
          // The link is followed without waiting: a notification that stays unread can be marked later.
          if (!isRead)
            browserApi(UpdateNotifications, { id }, { keepalive: true }).catch(() => undefined);
        }}
      >
        {!isRead && <span className="visually-hidden">{t('list.unread')} </span>}
        {words(notification)}
      </Link>
      <time dateTime={createdAt}>{came(createdAt)}</time>
    </li>
  );
}

/** The first page as loaded, and the pages loaded after it. */
function useNotifications(loaded: Loaded) {
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const [further, setFurther] = useState<Notification[]>([]);
  useEffect(() => {
    // The user returns to the page.
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
  const first = new Set(loaded.data.map(({ _id }) => _id));
  const notifications = [...loaded.data, ...further.filter(({ _id }) => !first.has(_id))];

  async function attempt(task: () => Promise<void>) {
    try {
      await task();
    } catch (error) {
      notify(messageFor(error), 'bad');
    }
  }

  return {
    notifications,
    isUnread: loaded.unreadCount > 0,
    more: () =>
      attempt(async () => {
        const page = { limit: PAGE.usual, skip: notifications.length };
        const { getNotifications } = await browserApi(Notifications, page);
        setFurther([...further, ...getNotifications.data]);
      }),
    readAll: () =>
      attempt(async () => {
        // Notifications that come meanwhile are not marked as read.
        await browserApi(UpdateNotifications, { until: notifications[0]?.createdAt ?? null });
        setFurther(further.map((one) => ({ ...one, isRead: true })));
        await revalidate();
      }),
  };
}
