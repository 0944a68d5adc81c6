import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { PageHead } from '../../platform/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';

export const handle = { namespaces: ['accounts'] };

/** Stands where one will log in and register. */
export default function SoonPage() {
  const { t } = useTranslation('accounts');
  const { pathname } = useLocation();
  const isLandlords = pathname === '/register-as-landlord' || pathname === '/list-your-place';
  const who = isLandlords ? 'landlord' : 'tenant';
  return (
    <>
      <PageHead title={t('soon.title')} description={t(`soon.${who}`)} path={pathname} noindex />
      <Notice title={t('soon.title')} text={t(`soon.${who}`)}>
        <Button component={Link} to="/find-home">
          {t('soon.to_search')}
        </Button>
        {isLandlords && (
          <Button component={Link} to="/about-us" variant="default">
            {t('soon.about')}
          </Button>
        )}
      </Notice>
    </>
  );
}
