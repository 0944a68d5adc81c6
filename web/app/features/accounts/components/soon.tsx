import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Stands where there will be more. */
export function Soon() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHead title={t('soon.title')} description={t('soon.lease')} path="/" noindex />
      <Notice title={t('soon.title')} text={t('soon.lease')}>
        <Button component={Link} to="/find-home">
          {t('soon.to_search')}
        </Button>
      </Notice>
    </>
  );
}
