import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ClosedProps {
  why: 'own' | 'not_open';
  listingId: string;
}

/** Shown to a user who can't send a form for the home. */
export function Closed({ why, listingId }: ClosedProps) {
  const { t } = useTranslation('interest');
  const [title, text] = [t(`closed.${why}.title`), t(`closed.${why}.text`)];
  return (
    <>
      <PageHead title={title} description={text} path={`/listing/${listingId}/interest`} noindex />
      <Notice title={title} text={text}>
        {why === 'own' ? (
          <Button component={Link} to={`/my-listing/${listingId}/interest`}>
            {t('closed.own.to_forms')}
          </Button>
        ) : (
          <Button component={Link} to="/my-interest" variant="default">
            {t('closed.not_open.to_mine')}
          </Button>
        )}
        <Button component={Link} to="/find-home" variant={why === 'own' ? 'default' : 'filled'}>
          {t('closed.to_search')}
        </Button>
      </Notice>
    </>
  );
}
