import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { Signing } from './signing.ts';
import classes from './signing.module.css';
import { useFormat } from '../../platform/format.ts';

/** Shown instead of the form when the user has nothing to sign now. */
export function SigningProgress({ signing }: { signing: Signing }) {
  const { t } = useTranslation('signing');
  const { date: day } = useFormat();
  const { status, signedAt, signers, returnTo } = signing;
  const declined = signers.find(({ declinedAt }) => declinedAt !== null);
  const how =
    status === 'completed'
      ? 'completed'
      : status !== 'open'
        ? status
        : signedAt
          ? 'signed'
          : 'not_yet';
  return (
    <section className={classes.panel} role="status">
      <Title order={2}>{t(`stands.${how}.title`)}</Title>
      <p>
        {t(`stands.${how}.text`, {
          date: day(signedAt ?? signing.expiresAt),
          name: declined?.name ?? '',
        })}
      </p>
      <Button component={Link} to={returnTo} variant="default" size="md">
        {t('back')}
      </Button>
    </section>
  );
}
