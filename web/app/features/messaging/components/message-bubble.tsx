import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { FileList } from '../../files/public.tsx';
import type { Mark } from '../conversation.ts';
import { piecesOf } from '../links.ts';
import type { Message } from '../thread-store.ts';
import { useTimeFormat } from '../use-time-format.ts';
import classes from './thread.module.css';

interface MessageBubbleProps {
  message: Message;
  sender: string;
  isOwn: boolean;
  /** Whether the sender's name is shown to sighted users. */
  isNamed: boolean;
  /** False if another message follows within the same minute. */
  isTimed: boolean;
  mark: Mark | null;
}

export function MessageBubble(props: MessageBubbleProps) {
  const { message, sender, isOwn, isNamed, isTimed, mark } = props;
  const { t } = useTranslation('messaging');
  const times = useTimeFormat();
  const { text, attachments, createdAt, carriesWarning } = message;
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <span className={isNamed ? classes.sender : 'visually-hidden'}>{sender}</span>
      {text && (
        <p className={classes.bubble}>
          {piecesOf(text).map((piece, index) =>
            piece.href ? (
              <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
                {piece.text}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
      )}
      {attachments.length > 0 && <FileList files={attachments} first={3} />}
      {carriesWarning && !isOwn && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden /> {t('thread.warning')}
        </p>
      )}
      <span className={isTimed ? classes.when : 'visually-hidden'}>
        <time dateTime={createdAt}>{times.time(createdAt)}</time>
        {mark && ` · ${t(`thread.marks.${mark}`)}`}
      </span>
    </li>
  );
}
