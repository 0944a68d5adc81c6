import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';
import type { NotificationsQuery } from './notifications.graphql.ts';

export type Notification = NotificationsQuery['getNotifications']['data'][number];

const timeZone = 'Europe/Oslo';

/** Returns the text of a notification, and its time. */
export function useNotificationText() {
  const { t } = useTranslation('notifications');
  const locale = LOCALE[useLanguage()];
  const moment = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(iso));
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return {
    words: ({ kind, title, count, startsAt }: Notification) =>
      t(`kinds.${kind}`, {
        title,
        count,
        when: startsAt
          ? moment(startsAt, { weekday: 'long', day: 'numeric', month: 'long', ...time })
          : '',
      }),
    came: (iso: string) => moment(iso, { day: 'numeric', month: 'long', ...time }),
  };
}
