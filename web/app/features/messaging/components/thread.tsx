import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { dayInNorway } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { markOf, type Conversation } from '../conversation.ts';
import type { ThreadStore, ThreadState } from '../thread-store.ts';
import { useMe } from '../use-me.ts';
import { useTimeFormat } from '../use-time-format.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './thread.module.css';
import { UnsentBubble } from './unsent-bubble.tsx';

interface ThreadProps {
  conversation: Conversation;
  name: string;
  threadStore: ThreadStore;
  thread: ThreadState;
}

/** The messages, grouped by day. The list is scrolled to its end, and stays there when new ones come. */
export function Thread({ conversation, name, threadStore, thread }: ThreadProps) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const times = useTimeFormat();
  const notify = useNotify();
  const { messages, unsent } = thread;
  const others = conversation.participants.filter(({ _id }) => _id !== me);
  const names = new Map(others.map(({ _id, name: called }) => [_id, called]));
  const own = messages.filter(({ senderId }) => senderId === me);
  const markBelow = (position: number) => {
    const mark = markOf(position, others);
    const next = own.find((one) => one.position > position);
    return next && markOf(next.position, others) === mark ? null : mark;
  };
  return (
    // A scrollable region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroller} tabIndex={0} role="log" aria-label={t('thread.log')}>
      <div className={classes.thread}>
        {(messages[0]?.position ?? 1) > 1 && (
          <Button
            variant="subtle"
            className={classes.older}
            loading={thread.isLoadingOlder}
            onClick={() => {
              threadStore.older().catch(() => notify(t('thread.older_failed'), 'bad'));
            }}
          >
            {t('thread.older')}
          </Button>
        )}
        {messages.length + unsent.length === 0 && (
          <p className={classes.first}>{t('thread.first', { name })}</p>
        )}
        <ol className={classes.messages}>
          {messages.map((message, index) => {
            const { position, senderId, createdAt } = message;
            const [before, after] = [messages[index - 1], messages[index + 1]];
            const isNewDay = !before || dayInNorway(before.createdAt) !== dayInNorway(createdAt);
            const isOwn = senderId === me;
            const mark = isOwn ? markBelow(position) : null;
            const goesOn =
              after?.senderId === senderId &&
              after.createdAt.slice(0, 16) === createdAt.slice(0, 16);
            return (
              <Fragment key={position}>
                {isNewDay && (
                  <li className={classes.day}>
                    <time dateTime={dayInNorway(createdAt)}>{times.day(createdAt)}</time>
                  </li>
                )}
                <MessageBubble
                  message={message}
                  sender={isOwn ? t('thread.you') : (names.get(senderId ?? '') ?? t('left'))}
                  isOwn={isOwn}
                  isNamed={!isOwn && others.length > 1 && before?.senderId !== senderId}
                  isTimed={mark !== null || !goesOn}
                  mark={mark}
                />
              </Fragment>
            );
          })}
          {unsent.map((one) => (
            <UnsentBubble
              key={one.clientId}
              unsent={one}
              onRetry={() => threadStore.retry(one.clientId)}
              onGiveUp={() => threadStore.giveUp(one.clientId)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
