import { IconBell, IconMessage } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../platform/api.ts';
import { CountedItem } from './counted-item.tsx';
import { UnreadCount } from './unread-count.graphql.ts';

/** Links to conversations and notifications, with the number waiting in each, fetched when the menu opens. */
export function WaitingItems() {
  const { t } = useTranslation('shell');
  const [{ conversations, notifications }, setUnread] = useState({
    conversations: 0,
    notifications: 0,
  });
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the links have no numbers.
    browserApi(UnreadCount, {}, { signal: leaving.signal }).then(
      ({ unreadConversationCount, getNotifications: { unreadCount } }) =>
        setUnread({ conversations: unreadConversationCount, notifications: unreadCount }),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return (
    <>
      <CountedItem
        to="/inbox"
        label={t('menu.inbox')}
        Icon={IconMessage}
        count={conversations}
        countLabel={t('menu.unread', { count: conversations })}
      />
      <CountedItem
        to="/notifications"
        label={t('menu.notifications')}
        Icon={IconBell}
        count={notifications}
        countLabel={t('menu.unread_notifications', { count: notifications })}
      />
    </>
  );
}
