import { Button } from '@mantine/core';
import { IconAlertCircle, IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../platform/format.ts';
import { Copy } from '../../ui/copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Facts } from '../../ui/facts.tsx';
import { useDownload } from '../files/public.tsx';
import { useTerms } from '../leases/public.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';
import { CollectRent } from './collect-rent.tsx';
import { isCollected, type Lease } from './lease.ts';
import type { Opening } from './lease-modals.tsx';
import classes from './portal.module.css';
import { SecurityBlock } from './security-block.tsx';
import { useLeaseTexts } from './use-lease-texts.ts';
import { WhatToDo } from './what-to-do.tsx';

/**
 * The rent as a landlord sees it: the next payout, the status of the tenants' rent, and the terms agreed with
 * the agency.
 */
export function PayoutPanel({ lease, open }: { lease: Lease; open: Opening }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const words = useLeaseTexts();
  const download = useDownload();
  const { assignmentInfo, assignmentFileId } = lease;
  // Without rent collection the tenants pay the landlord directly.
  const payout = isCollected(lease) ? lease.payoutInfo : null;
  const { tenantStatusEnum: status, invoiceAmount: amount } = lease.invoiceInfo;
  // An agent sees the rent and the security as the tenants do.
  const isLandlords = lease.side === 'landlord';
  const lists = [
    ['payouts', 'payout.history'],
    ['invoices', 'payout.tenant_invoices'],
    // The operator sends landlords no invoices.
    ...(lease.partner
      ? [
          [
            'landlord_invoices',
            isLandlords ? 'payout.landlord_invoices' : 'payout.landlord_invoices_of',
          ] as const,
        ]
      : []),
    ['payments', 'payout.tenant_payments'],
    ...(isLandlords
      ? ([
          ['coming', 'rent.coming'],
          ['calendar', 'rent.calendar'],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      {payout?.latePayouts.map((late) => (
        <LatePayout key={late._id} late={late} />
      ))}
      {payout && <NextPayout payout={payout} />}
      {isLandlords && <WhatToDo lease={lease} />}
      <Facts
        facts={[
          [t('payout.rent'), isLandlords && format.amount(lease.monthlyRentAmount)],
          [t('payout.due'), isLandlords && t('rent.due_day', { day: lease.dueDay })],
          [
            t('payout.paid_to'),
            !payout && lease.rentAccount && writeBankAccount(lease.rentAccount),
          ],
          [t('payout.monthly'), payout && t('rent.due_day', { day: payout.monthlyPayoutDate })],
          [
            t('payout.account'),
            payout &&
              (payout.payoutTo === null ? (
                <span key="account">
                  {t('payout.no_account')}{' '}
                  {isLandlords && <Link to="/payout-details">{t('payout.name_account')}</Link>}
                </span>
              ) : (
                <Copy
                  key="account"
                  value={payout.payoutTo}
                  written={writeBankAccount(payout.payoutTo)}
                  label={t('payout.account')}
                />
              )),
          ],
          [
            t('payout.tenants'),
            payout && isLandlords && status && (
              <>
                {words.rentStatus(status)} {amount !== null && format.amount(amount)}
              </>
            ),
          ],
        ]}
      />
      {payout && (
        <Actions
          more={t('more')}
          moreNamed={t('payout.more')}
          actions={lists.map(([list, label]) => ({
            label: t(label),
            opensDialog: true,
            onClick: () => open(list),
          }))}
        />
      )}
      {lease.mayCollectRent && <CollectRent lease={lease} />}
      {isLandlords && <SecurityBlock lease={lease} open={open} />}
      {lease.partner && payout && assignmentInfo && (
        <details className={classes.more}>
          <summary>{t('assignment.title')}</summary>
          <AssignmentFacts info={assignmentInfo} />
          {assignmentFileId && (
            <div className={classes.actions}>
              <Button variant="default" onClick={() => void download(assignmentFileId)}>
                {t('assignment.open')}
              </Button>
            </div>
          )}
        </details>
      )}
    </>
  );
}

type Late = NonNullable<Lease['payoutInfo']>['latePayouts'][number];

/** A late payout: the amount, the reason, and when it is expected. */
function LatePayout({ late: { amount, on, reason, expectedOn } }: { late: Late }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  return (
    <div className={classes.statusCard} data-colour="red">
      <IconAlertCircle size={24} aria-hidden />
      <div>
        <p>
          <strong>{t('payout.late.title', { amount: format.amount(amount) })}</strong>
        </p>
        <p>
          {t(`payout.late.text.${reason}`, { date: format.date(on) })}{' '}
          {expectedOn && t('payout.late.expected', { date: format.date(expectedOn) })}
        </p>
      </div>
    </div>
  );
}

/** The next payout and its day; if the rent has not come in by then, the payout follows the rent. */
function NextPayout({ payout }: { payout: NonNullable<Lease['payoutInfo']> }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { day } = useTerms();
  const { nextPayoutAmount: amount, nextPayoutDate: date, invoicePaidAfterPayoutDate } = payout;
  return (
    <div className={classes.statusCard}>
      <IconCalendarEvent size={24} aria-hidden />
      <div>
        <p>
          <strong>{t('payout.next')}</strong>
        </p>
        {amount !== null && (
          <p
            className={`${classes.amount} ${invoicePaidAfterPayoutDate ? classes.red : ''}`}
            data-look={invoicePaidAfterPayoutDate ? 'red' : 'plain'}
          >
            {format.amount(amount)}
          </p>
        )}
        <p className="quiet">
          {invoicePaidAfterPayoutDate
            ? t('payout.when_received')
            : date
              ? t('payout.on', { date: day(date) })
              : t('payout.none')}
        </p>
      </div>
    </div>
  );
}
