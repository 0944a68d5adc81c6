import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data, useSearchParams } from 'react-router';

import { MAINTENANCE_SECONDS } from '@husvaer/domain/kernel/errors';

import { afterMaintenance } from '../platform/maintenance.ts';
import { PageHead } from '../platform/page-head.tsx';
import { Notice } from '../ui/notice.tsx';

/** 503 tells robots to come back later; they keep what they know of the requested page. */
export const loader = () => data(null, 503);
export const headers = () => ({ 'retry-after': String(MAINTENANCE_SECONDS) });

/** The page that is shown during maintenance. It leads back to the requested page afterwards. */
export default function MaintenancePage() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const from = afterMaintenance(params);
  useEffect(() => {
    const timer = setInterval(() => void goWhenOpen(from), MAINTENANCE_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [from]);
  return (
    <>
      <PageHead
        title={t('maintenance.title')}
        description={t('maintenance.text')}
        path="/maintenance"
        noindex
      />
      <Notice title={t('maintenance.title')} text={t('maintenance.text')}>
        <p role="status">{t('maintenance.waiting')}</p>
      </Notice>
    </>
  );
}

async function goWhenOpen(path: string) {
  // A call that fails is repeated.
  const answer = await fetch('/api', { cache: 'no-store' }).catch(() => null);
  if (answer?.status === 200) location.replace(path);
}
