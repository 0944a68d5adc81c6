import { Button, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useSession } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import classes from './finished.module.css';
import { Narrow } from './narrow.tsx';

const STEPS = ['one', 'two', 'three'] as const;

/** The end of registration: what the user can do now, as a tenant or a landlord. */
export function Finished({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation('accounts');
  const { partner } = useSite();
  const isTenant = useSession()?.roles.includes('tenant') ?? true;
  const side = isTenant ? 'tenant' : 'landlord';
  return (
    <Narrow title={t('finished.title')} text={t('finished.text')}>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <Title order={2}>{t(`finished.steps.${side}.${step}`)}</Title>
              <p>{t(`finished.steps.${side}.${step}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Stack gap="sm">
        {returnTo && (
          <Button component={Link} to={returnTo} size="md" fullWidth>
            {t('finished.go_on')}
          </Button>
        )}
        <Button
          component={Link}
          to={isTenant || partner ? '/find-home' : '/list-your-place'}
          variant={returnTo ? 'default' : 'filled'}
          size="md"
          fullWidth
        >
          {t(isTenant || partner ? 'finished.to_search' : 'finished.to_list')}
        </Button>
        <Button component={Link} to="/profile" variant="default" size="md" fullWidth>
          {t('finished.to_profile')}
        </Button>
      </Stack>
    </Narrow>
  );
}
