import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useRealtime } from '../../platform/realtime.tsx';
import { useSession } from '../../platform/session.ts';
import { Notifications } from './notifications.graphql.ts';
import { useNotificationText } from './use-notification-text.ts';

/** Shows new notifications on every page. Requires the realtime provider. */
export function NotificationToasts() {
  const { listen } = useRealtime();
  const me = useSession()?.id;
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { words } = useNotificationText();
  const notify = useNotify();
  const show = useEffectEvent(async (id: string) => {
    // On the page of notifications the list is reloaded instead.
    if (pathname === '/notifications') return revalidate();
    try {
      const { getNotifications } = await browserApi(Notifications, { limit: 5 });
      const found = getNotifications.data.find(({ _id }) => _id === id);
      if (!found) return;
      notify(words(found), 'plain', found.path);
      // On the page that it links to, the data is reloaded instead.
      if (found.path.split('#', 1)[0] === pathname) await revalidate();
    } catch {
      // The notification is in the list anyway.
    }
  });
  useEffect(
    () =>
      listen(`private-account-${me}`, {
        events: { notification: (data) => void show((data as { _id: string })._id) },
      }),
    [listen, me],
  );
  return null;
}
