import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link } from 'react-router';

import { WhereNext } from '../features/search/public.tsx';
import { PROOF_NEEDED, type PageError } from '../platform/api.ts';
import { endSession } from '../platform/session.ts';
import { useSite } from '../platform/site.ts';
import { Notice } from '../ui/notice.tsx';

/** Statuses that have words of their own; every other one is told as the nearest of them. */
const STATUSES = [400, 401, 403, 404, 410, 421, 429, 500, 503] as const;
type Told = (typeof STATUSES)[number];
/** What was looked for is not there: something else may be. */
const GONE: readonly Told[] = [404, 410];

/** What a visitor sees in place of a page that failed, in the site's own dress. */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorNotice status={500} />;
  // The page asked, and was not told.
  if ((error.data as PageError | null)?.code === PROOF_NEEDED) return <NotProved />;
  return <ErrorNotice status={error.status} />;
}

/** Opened again, the page asks once more who its visitor is. */
function NotProved() {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{`${t('errors.not_proved.title')} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <Notice title={t('errors.not_proved.title')} text={t('errors.not_proved.text')}>
        <Button onClick={() => location.reload()}>{t('errors.again')}</Button>
      </Notice>
    </>
  );
}

export function ErrorNotice({ status }: { status: number }) {
  const { t } = useTranslation('shell');
  const { isNobodys, origin } = useSite();
  // A page of whoever is logged in, asked for in a session that is no more: as every call of it is answered.
  useEffect(() => {
    if (status === 401) endSession('unauthorized');
  }, [status]);
  const told: Told =
    STATUSES.find((one) => one === status) ?? (status >= 500 ? 500 : status === 405 ? 404 : 400);
  return (
    <>
      <title>{`${t(`errors.title.${told}`)} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <Notice
        mark={status}
        title={t(`errors.title.${told}`)}
        text={t(`errors.text.${told}`)}
        below={GONE.includes(told) && !isNobodys && <WhereNext />}
      >
        {told >= 500 && (
          <Button variant="default" onClick={() => location.reload()}>
            {t('errors.again')}
          </Button>
        )}
        {told === 401 && (
          <Button component={Link} to="/login" variant="default">
            {t('menu.log_in')}
          </Button>
        )}
        <Button component={Link} to={isNobodys ? `${origin}/find-home` : '/find-home'}>
          {t('errors.to_search')}
        </Button>
      </Notice>
    </>
  );
}
