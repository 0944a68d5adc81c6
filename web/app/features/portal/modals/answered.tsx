import { Alert, Button, Loader } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';
import classes from './modals.module.css';
import type { Answer } from './use-modal-query.ts';
import { useFailureMessage } from './use-failure-message.ts';

/** Milliseconds after which a slow request is mentioned. */
const LONG = 6000;

interface AnsweredProps<Data> {
  answer: Answer<Data>;
  reload: () => void;
  /** Returns the text for empty data; null if there is any. */
  none: (data: Data) => string | null;
  children: (data: Data) => ReactNode;
}

/** The result of a query: a spinner while it loads, the error with a retry button, or the data. */
export function Answered<Data>({ answer, reload, none, children }: AnsweredProps<Data>) {
  const { t } = useTranslation('modals');
  const usual = useFailureMessage();
  if (answer.state === 'loading') return <Loading onAgain={reload} />;
  if (answer.state === 'failed')
    return <Failed error={answer.error} messageFor={usual} onAgain={reload} />;
  const nothing = none(answer.data);
  if (nothing !== null)
    return (
      <div className={classes.nothing} role="status">
        <strong>{t('nothing')}</strong>
        <p className="quiet">{nothing}</p>
      </div>
    );
  return children(answer.data);
}

interface FailedProps {
  error: unknown;
  messageFor: (error: unknown) => string;
  onAgain: () => void;
}

/** Why data could not be loaded, with a retry button. */
export function Failed({ error, messageFor, onAgain }: FailedProps) {
  const { t } = useTranslation('modals');
  return (
    <Alert color="red" variant="light">
      <p className={classes.error}>
        {error instanceof ApiFailure ? messageFor(error) : t('unreachable')}
      </p>
      <Button variant="default" onClick={onAgain}>
        {t('again')}
      </Button>
    </Alert>
  );
}

function Loading({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('modals');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.loading} role="status" aria-live="polite">
      <Loader aria-hidden />
      <span className={isLong ? 'quiet' : 'visually-hidden'}>{t(isLong ? 'slow' : 'asking')}</span>
      {isLong && (
        <Button variant="default" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
