import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';

import { PageHead } from '../platform/page-head.tsx';
import { Notice } from '../ui/notice.tsx';

/** Milliseconds between two looks at whether the house is open again. */
const ASKS_EVERY = 30_000;

/** Tells robots to come back later; they keep what they know of the page they wanted. */
export const loader = () => data(null, { status: 503, headers: { 'retry-after': '300' } });

/** Where people wait while the house is closed for work. */
export default function MaintenancePage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const asking = setInterval(() => void goWhenOpen(), ASKS_EVERY);
    return () => clearInterval(asking);
  }, []);
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

async function goWhenOpen() {
  // No answer is an answer too: it is asked again.
  const answer = await fetch('/api', { cache: 'no-store' }).catch(() => null);
  if (answer?.status === 200) location.assign('/find-home');
}
