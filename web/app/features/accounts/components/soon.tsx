import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SoonProps {
  what: 'inbox' | 'lease';
}

/** Stands where there will be more. */
export function Soon({ what }: SoonProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHead title={t('soon.title')} description={t(`soon.${what}`)} path="/" noindex />
      <Notice title={t('soon.title')} text={t(`soon.${what}`)}>
        <Button component={Link} to="/find-home">
          {t('soon.to_search')}
        </Button>
      </Notice>
    </>
  );
}
