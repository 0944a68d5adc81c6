import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../platform/format.ts';
import { followVersions } from '../platform/service-worker.ts';
import { useSession } from '../platform/session.ts';
import classes from './installed.module.css';

/** For logged-in users: stores what can be read offline, and tells when there is a new version. */
export function Installed() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const isSomebody = useSession() !== null;
  const [update, setUpdate] = useState<{ load: () => void } | null>(null);
  useEffect(
    () => (isSomebody ? followVersions(language, (load) => setUpdate({ load })) : undefined),
    [isSomebody, language],
  );
  return (
    <div className={classes.place} aria-live="polite">
      {update && (
        <div className={classes.update}>
          <span className={classes.text}>{t('update.text')}</span>
          <div className={classes.actions}>
            <Button size="sm" variant="default" onClick={() => setUpdate(null)}>
              {t('update.later')}
            </Button>
            <Button size="sm" onClick={update.load}>
              {t('update.reload')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
