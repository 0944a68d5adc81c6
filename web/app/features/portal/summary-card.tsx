import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Actions } from '../../ui/actions.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDownload } from '../files/public.tsx';
import type { Lease } from './lease.ts';
import type { Opening } from './lease-modals.tsx';
import { Remaining } from './remaining.tsx';

interface SummaryCardProps {
  lease: Lease;
  open: Opening;
  /** Whether the page of the signing can be opened. */
  isOnItsWay: boolean;
  /** The amounts for the reader's side. */
  children?: ReactNode;
}

/** A lease in short: its amounts first, then its remaining time, and its documents. */
export function SummaryCard({ lease, open, isOnItsWay, children }: SummaryCardProps) {
  const { t } = useTranslation('portal');
  const download = useDownload();
  const { leaseStatus, leaseFileId, contractEndDate, side } = lease;
  return (
    <Panel id="summary" title={t('summary.title')}>
      {children}
      {leaseStatus !== 'closed' && contractEndDate !== null && <Remaining lease={lease} />}
      <Actions
        more={t('more')}
        moreNamed={t('summary.more')}
        actions={[
          ...(leaseFileId
            ? [
                {
                  label: t('summary.open'),
                  icon: <IconFileText size={20} aria-hidden />,
                  onClick: () => void download(leaseFileId),
                },
              ]
            : []),
          { label: t('summary.files'), opensDialog: true, onClick: () => open('files') },
          {
            label: t(side === 'tenant' ? 'summary.your_details' : 'summary.tenant_details'),
            opensDialog: true,
            onClick: () => open(side === 'tenant' ? 'you' : 'tenants'),
          },
          ...(isOnItsWay ? [{ label: t('summary.to_signing'), to: '?view=signing' }] : []),
        ]}
      />
    </Panel>
  );
}
