import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';

import { ownPath } from '@husvaer/domain/kernel/own-path';

import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lastLease } from './last-lease.ts';

/** The lease's own texts and routes as well: without a network they can't be fetched when it is opened from here. */
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
  /** Where one wanted to go, as the worker says it behind `#`. */
  to: string;
}

/** In the browser alone, where `public/sw.js` leads whoever has no network. The last lease is opened at once where it was asked for. */
export function clientLoader(): PageData {
  const to = ownPath(location.hash.slice(1)) ?? '/';
  // The page came from a cache, and its day is an old one.
  const goOn = () => (location.pathname === '/offline' ? location.replace(to) : location.reload());
  window.addEventListener('online', goOn, { once: true });
  const last = lastLease.kept();
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

/** What can be done without a network: read the last lease, and try again. */
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
