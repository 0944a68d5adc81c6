import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCirclePlus, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { RentStatus } from '@husvaer/domain/leases/enums';
import { rentPanelOf, type RentPanel } from '@husvaer/domain/portal/rent';

import { useDownload } from '../files/public.tsx';
import { useTerms } from '../leases/public.tsx';
import type { Lease } from './lease.ts';
import type { Opening } from './lease-modals.tsx';
import classes from './portal.module.css';
import { RentAmount } from './rent-amount.tsx';
import { useLeaseTexts } from './use-lease-texts.ts';

const ICONS: Record<RentPanel['colour'], typeof IconReceipt> = {
  green: IconCircleCheck,
  red: IconAlertCircle,
  blue: IconCirclePlus,
  plain: IconReceipt,
};

interface RentStatusCardProps {
  lease: Lease;
  status: RentStatus;
  open: Opening;
}

/** The status of the rent for those who pay it, and the button for it (specification, section 4). */
export function RentStatusCard({ lease, status, open }: RentStatusCardProps) {
  const { t } = useTranslation('portal');
  const words = useLeaseTexts();
  const { day } = useTerms();
  const download = useDownload();
  const { invoiceInfo, evictionNotice } = lease;
  const { colour, dated, opens } = rentPanelOf(status);
  const Icon = ICONS[colour];
  const date =
    dated &&
    {
      next_invoice: invoiceInfo.nextInvoiceDate,
      due: invoiceInfo.invoiceDueDate,
      notice_sent: evictionNotice?.sentDate,
    }[dated];
  const fileId = fileOf(lease, opens);
  const named = nameOf(lease, opens);
  return (
    <div className={classes.statusCard} data-colour={colour}>
      <Icon size={24} aria-hidden />
      <div>
        <p>
          <strong>{words.rentStatus(status)}</strong>
        </p>
        <p className={classes.amount}>
          {status === 'paid' ? (
            t('rent.all_good')
          ) : (
            <RentAmount status={status} amount={invoiceInfo.amount} />
          )}
        </p>
        {dated && date && <p className="quiet">{t(`rent.dates.${dated}`, { date: day(date) })}</p>}
        {status === 'over_paid' && (
          <p className="quiet">
            {t(lease.leaseStatus === 'closed' ? 'final.surplus_back' : 'rent.surplus')}
          </p>
        )}
      </div>
      {named && (
        <Button
          variant="default"
          aria-haspopup={fileId === null ? 'dialog' : undefined}
          onClick={() => (fileId === null ? open('invoices') : void download(fileId))}
        >
          {t(`rent.opens.${named}`)}
        </Button>
      )}
    </div>
  );
}

/** The name of the button: if a file does not exist, the notice or the invoice is opened instead. */
function nameOf(
  { evictionNoticeFileId, evictionLetterFileId }: Lease,
  opens: RentPanel['opens'],
): RentPanel['opens'] {
  if (!opens?.startsWith('eviction')) return opens;
  if (opens === 'eviction_letter' && evictionLetterFileId) return opens;
  return evictionNoticeFileId ? 'eviction_notice' : 'open_invoice';
}

/** The eviction notice, or the letter that follows it; users who may not read the letter get the notice. */
function fileOf(lease: Lease, opens: RentPanel['opens']): string | null {
  if (opens === 'eviction_notice') return lease.evictionNoticeFileId;
  if (opens === 'eviction_letter') return lease.evictionLetterFileId ?? lease.evictionNoticeFileId;
  return null;
}
