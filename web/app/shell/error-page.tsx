import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link } from 'react-router';

import { NextSteps } from '../features/search/public.tsx';
import { PROOF_NEEDED, type PageError } from '../platform/api.ts';
import { endSession } from '../platform/session.ts';
import { useSite } from '../platform/site.ts';
import { Notice } from '../ui/notice.tsx';

/** Statuses with their own text; every other one uses the nearest. */
const STATUSES = [400, 401, 403, 404, 410, 421, 429, 500, 503] as const;
type KnownStatus = (typeof STATUSES)[number];
/** The page does not exist: links to others are shown. */
const GONE: readonly KnownStatus[] = [404, 410];

/** The page for a visitor when a page failed, with the site's own theme. */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorNotice status={500} />;
  // The page asked for a proof, and the user did not give one.
  if ((error.data as PageError | null)?.code === PROOF_NEEDED) return <NotProved />;
  return <ErrorNotice status={error.status} />;
}

/** Reloading the page asks for the proof again. */
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
  // A page that needs a session was requested in one that has ended; handled as a failed call is.
  useEffect(() => {
    if (status === 401) endSession('unauthorized');
  }, [status]);
  const shownStatus: KnownStatus =
    STATUSES.find((one) => one === status) ?? (status >= 500 ? 500 : status === 405 ? 404 : 400);
  return (
    <>
      <title>{`${t(`errors.title.${shownStatus}`)} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <Notice
        mark={status}
        title={t(`errors.title.${shownStatus}`)}
        text={t(`errors.text.${shownStatus}`)}
        below={GONE.includes(shownStatus) && !isNobodys && <NextSteps />}
      >
        {shownStatus >= 500 && (
          <Button variant="default" onClick={() => location.reload()}>
            {t('errors.again')}
          </Button>
        )}
        {shownStatus === 401 && (
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
