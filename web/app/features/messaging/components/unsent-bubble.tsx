import { UnstyledButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { idOf } from '../../files/public.tsx';
import type { Unsent } from '../thread-store.ts';
import classes from './thread.module.css';

interface UnsentBubbleProps {
  unsent: Unsent;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** A message that is being sent, or could not be sent. */
export function UnsentBubble({ unsent, onRetry, onGiveUp }: UnsentBubbleProps) {
  const { t } = useTranslation('messaging');
  const { text, attachments, failure } = unsent;
  const messageFor = useFailureText({
    'files.not_found': t('thread.file_gone'),
    'files.unsupported_type': t('thread.file_unlike'),
  });
  return (
    <li className={classes.message} data-own data-unsent>
      <span className="visually-hidden">{t('thread.you')}</span>
      <div className={classes.bubble}>
        {text}
        {attachments.map((one) => (
          <p key={idOf(one)} className={classes.enclosed}>
            <IconPaperclip size={16} aria-hidden /> {one.title}
          </p>
        ))}
      </div>
      {failure === null ? (
        <span className={classes.when}>{t('thread.sending')}</span>
      ) : (
        <span className={classes.failure} role="alert">
          {t('thread.not_sent')} {failure !== 'unreachable' && messageFor({ code: failure })}
          <UnstyledButton onClick={onRetry}>{t('thread.retry')}</UnstyledButton>
          <UnstyledButton onClick={onGiveUp}>{t('thread.give_up')}</UnstyledButton>
        </span>
      )}
    </li>
  );
}
