import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';

import { ownPath } from '@husvaer/domain/kernel/own-path';

import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lastLease } from './last-lease.ts';

/** The lease's texts and routes are included: offline they can't be fetched when it is opened from here. */
export const handle = {
  namespaces: [
    'portal',
    'leases',
    'life',
    'files',
    'modals',
    'payouts',
    'lease_documents',
    'lease_changes',
  ],
  routes: ['lease-id', 'my-lease-id'],
};

interface PageData {
  lease: { path: string; at: string } | null;
  /** The requested path, which the worker passes after `#`. */
  to: string;
}

/**
 * Only in the browser: `public/sw.js` leads here when it is offline. If the last lease was requested, it is
 * shown immediately.
 */
export function clientLoader(): PageData {
  const to = ownPath(location.hash.slice(1)) ?? '/';
  // The cached page has an old date, so it is replaced when the network is back.
  const goOn = () => (location.pathname === '/offline' ? location.replace(to) : location.reload());
  window.addEventListener('online', goOn, { once: true });
  const last = lastLease.read();
  if (last && to.split('?')[0] === last.path) throw redirect(last.path);
  return { lease: last && { path: last.path, at: last.at }, to };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <WithoutNetwork lease={null} to="/" />;
}

export default function OfflinePage({ loaderData }: { loaderData: PageData }) {
  return <WithoutNetwork {...loaderData} />;
}

/** The offline page: opens the last lease, or tries again. */
function WithoutNetwork({ lease, to }: PageData) {
  const { t } = useTranslation('portal');
  const { moment } = useFormat();
  return (
    <>
      <PageHead
        title={t('offline.title')}
        description={t('offline.text')}
        path="/offline"
        noindex
      />
      <Notice title={t('offline.title')} text={t(lease ? 'offline.with_lease' : 'offline.text')}>
        {lease && (
          <Button component={Link} to={lease.path}>
            {t('offline.lease', { time: moment(lease.at) })}
          </Button>
        )}
        <Button component="a" variant="default" href={to}>
          {t('page.again')}
        </Button>
      </Notice>
    </>
  );
}
