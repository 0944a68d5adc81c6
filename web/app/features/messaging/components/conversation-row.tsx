import { IconPaperclip, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

import { othersIn, type Conversation } from '../conversation.ts';
import { useMe } from '../use-me.ts';
import { useTimeFormat } from '../use-time-format.ts';
import classes from './conversation-list.module.css';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { useNames } from './use-names.ts';

interface ConversationRowProps {
  conversation: Conversation;
  /** The list's query string, which is kept. */
  query: string;
}

export function ConversationRow({ conversation, query }: ConversationRowProps) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const times = useTimeFormat();
  const name = useNames()(conversation);
  const { _id, lastMessage, lastAttachment, lastMessageAt, unreadCount, favoriteBy, listing } =
    conversation;
  return (
    <li>
      <NavLink
        to={`/inbox/${_id}${query}`}
        className={classes.row}
        data-unread={unreadCount > 0 || undefined}
      >
        <PersonAvatar name={name} avatar={othersIn(conversation, me)[0]?.avatar ?? null} />
        <span className={classes.words}>
          <span className={classes.line}>
            <strong>{name}</strong>
            {favoriteBy.includes(me) && (
              <IconStarFilled size={14} role="img" aria-label={t('tabs.favorite')} />
            )}
            {lastMessageAt && <time dateTime={lastMessageAt}>{times.short(lastMessageAt)}</time>}
          </span>
          {listing && <span className={classes.home}>{listing.title}</span>}
          <span className={classes.line}>
            <span className={classes.last}>
              {lastAttachment && <IconPaperclip size={14} role="img" aria-label={t('list.file')} />}
              {lastMessage ?? lastAttachment ?? t('list.nothing_said')}
            </span>
            {unreadCount > 0 && (
              <span className={classes.unread}>
                <span aria-hidden>{unreadCount}</span>
                <span className="visually-hidden">{t('list.unread', { count: unreadCount })}</span>
              </span>
            )}
          </span>
        </span>
      </NavLink>
    </li>
  );
}
