import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { EmailNotice as Asked } from './email-notice.graphql.ts';
import classes from './email-notice.module.css';

/** Tells a logged-in user that mails don't reach them, and links to where they can change the address. */
export function EmailNotice({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts');
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    browserApi(Asked, { userId }, { signal: leaving.signal }).then(
      ({ myProfile }) => setRefused(myProfile.isEmailRefused ? myProfile.email : null),
      // Without an answer nothing is shown: the profile shows it as well.
      () => undefined,
    );
    return () => leaving.abort();
  }, [userId]);
  return (
    refused !== null && (
      <aside className={classes.notice} aria-label={t('email_notice.label')}>
        <p>{t('email_notice.text', { email: refused })}</p>
        <Anchor component={Link} to="/profile" inherit underline="always">
          {t('email_notice.go')}
        </Anchor>
      </aside>
    )
  );
}
