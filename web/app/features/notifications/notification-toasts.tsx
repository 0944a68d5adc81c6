import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useRealtime } from '../../platform/realtime.tsx';
import { useSession } from '../../platform/session.ts';
import { Notifications } from './notifications.graphql.ts';
import { useWords } from './use-words.ts';

/** Says in passing what has just happened, wherever on the site one is. Stands within a realtime line. */
export function NotificationToasts() {
  const { listen } = useRealtime();
  const me = useSession()?.id;
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { words } = useWords();
  const notify = useNotify();
  const tell = useEffectEvent(async (id: string) => {
    // Who looks at the list sees it there.
    if (pathname === '/notifications') return revalidate();
    try {
      const { getNotifications } = await browserApi(Notifications, { limit: 5 });
      const found = getNotifications.data.find(({ _id }) => _id === id);
      if (!found) return;
      notify(words(found), 'plain', found.path);
      // Who looks at what it leads to sees it there, too.
      if (found.path.split('#', 1)[0] === pathname) await revalidate();
    } catch {
      // It is found in the list all the same.
    }
  });
  useEffect(
    () =>
      listen(`private-account-${me}`, {
        events: { notification: (said) => void tell((said as { _id: string })._id) },
      }),
    [listen, me],
  );
  return null;
}
