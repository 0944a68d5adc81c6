import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Unsent } from '../thread-keeper.ts';
import classes from './thread.module.css';

/** Refusals that have words of their own. */
const TOLD = { 'messaging.blocked': 'blocked', 'request.too_many': 'too_many' } as const;

interface UnsentBubbleProps {
  unsent: Unsent;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** What was written here and is on its way, or was not sent. */
export function UnsentBubble({ unsent, onRetry, onGiveUp }: UnsentBubbleProps) {
  const { t } = useTranslation('messaging');
  const { text, failure } = unsent;
  const why = Object.entries(TOLD).find(([code]) => code === failure)?.[1] ?? 'other';
  return (
    <li className={classes.message} data-own data-unsent>
      <span className="visually-hidden">{t('thread.you')}</span>
      <p className={classes.bubble}>{text}</p>
      {failure === null ? (
        <span className={classes.when}>{t('thread.sending')}</span>
      ) : (
        <span className={classes.failure} role="alert">
          {t(`thread.not_sent.${why}`)}
          <UnstyledButton onClick={onRetry}>{t('thread.retry')}</UnstyledButton>
          <UnstyledButton onClick={onGiveUp}>{t('thread.give_up')}</UnstyledButton>
        </span>
      )}
    </li>
  );
}
