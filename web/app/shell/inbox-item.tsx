import { Menu } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { browserApi } from '../platform/api.ts';
import classes from './main-menu.module.css';
import { icon } from './menu-icon.ts';
import { UnreadCount } from './unread-count.graphql.ts';

/** The way to one's conversations, and in how many of them something waits: asked when the menu opens. */
export function InboxItem() {
  const { t } = useTranslation('shell');
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    // Without an answer it is the way there all the same.
    browserApi(UnreadCount, {}).then(
      ({ unreadConversationCount }) => setUnread(unreadConversationCount),
      () => undefined,
    );
  }, []);
  return (
    <Menu.Item
      component={Link}
      to="/inbox"
      leftSection={<IconMessage {...icon} />}
      rightSection={
        unread > 0 && (
          <span className={classes.count}>
            <span aria-hidden>{unread}</span>
            <span className="visually-hidden">{t('menu.unread', { count: unread })}</span>
          </span>
        )
      }
    >
      {t('menu.inbox')}
    </Menu.Item>
  );
}
