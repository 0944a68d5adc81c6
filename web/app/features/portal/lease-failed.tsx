import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';

import { useNotify } from '../../platform/notify.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRoot } from '../leases/public.tsx';

/** Shown instead of a lease that could not be loaded, with an error message (specification, section 8). */
export function LeaseFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('portal');
  const notify = useNotify();
  const { revalidate, state } = useRevalidator();
  const root = useRoot();
  const isNone = isRouteErrorResponse(error) && [400, 404].includes(error.status);
  const what = isNone ? 'not_found' : 'unreachable';
  const show = useEffectEvent(() =>
    notify(t(isNone ? 'failed.unauthorized' : 'failed.bad_request'), 'bad'),
  );
  useEffect(() => show(), [error]);
  return (
    <>
      <title>{t(`failed.${what}_title`)}</title>
      <meta name="robots" content="noindex" />
      <Notice title={t(`failed.${what}_title`)} text={t(`failed.${what}_text`)}>
        {!isNone && (
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {t('page.again')}
          </Button>
        )}
        <Button component={Link} to={root} variant="default">
          {t('page.leases')}
        </Button>
      </Notice>
    </>
  );
}
