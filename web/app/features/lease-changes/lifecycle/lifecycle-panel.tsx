import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { addDays } from '@husvaer/domain/kernel/dates';
import { lastDayByNotice, mayBeGivenNotice, noticeGrounds } from '@husvaer/domain/leases/notice';

import { useFormat } from '../../../platform/format.ts';
import { useSession } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Lease, Person } from '../../leases/detail/public.tsx';
import { useRoot, useTerms } from '../../leases/public.tsx';
import { EndDialog } from './end-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import classes from './life.module.css';
import { isRunning, isLetBy } from './lease-phase.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticeNote } from './notice-note.tsx';
import { PaperList } from './paper-list.tsx';
import { RentDialog } from './rent-dialog.tsx';
import { TenantsDialog } from './tenants-dialog.tsx';

type LifeAction = 'notice' | 'end' | 'extend' | 'tenants' | 'rent';

interface LifecyclePanelProps {
  lease: Lease;
  tenants: readonly Person[];
}

/** What follows the signatures: notice, agreements, the rent, and the protocols. */
export function LifecyclePanel({ lease, tenants }: LifecyclePanelProps) {
  const { t } = useTranslation('life');
  const format = useFormat();
  const { day } = useTerms();
  const { today } = useSite();
  const [action, setAction] = useState<LifeAction | null>(null);
  const root = useRoot();
  const { _id: leaseId, contractStartDate, contractEndDate, notice, rentChanges } = lease;
  const viewerId = useSession()?.id ?? null;
  const isLandlord = isLetBy(lease, viewerId);
  const isOn = isRunning(lease);
  const isOut = (kind: string) =>
    lease.papers.some((one) => one.kind === kind && ['making', 'signing'].includes(one.state));
  const side = isLandlord ? 'landlord' : 'tenant';
  const noticeTerm = {
    kind: lease.kind,
    endsOn: contractEndDate,
    mayGiveNotice: lease.mayGiveNotice,
  };
  const lifeActions: readonly LifeAction[] = [
    ...(!notice && mayBeGivenNotice(side, noticeTerm) ? (['notice'] as const) : []),
    ...(isOut('ending') ? [] : (['end'] as const)),
    ...(isLandlord && contractEndDate !== null && !notice && !isOut('extension')
      ? (['extend'] as const)
      : []),
    ...(isLandlord && !isOut('tenants') ? (['tenants'] as const) : []),
    'rent',
  ];
  const coming = rentChanges.find(({ takesEffectOn }) => takesEffectOn > today);
  const lastDay = lastDayByNotice(
    {
      ...noticeTerm,
      startsOn: contractStartDate,
      noticeMonths: lease.noticeMonths,
    },
    today,
  );
  const close = () => setAction(null);
  const dialog = (one: LifeAction) => ({ opened: action === one, leaseId, onClose: close });
  return (
    <Panel id="life" title={t('title')}>
      {notice && <NoticeNote leaseId={leaseId} notice={notice} isLandlord={isLandlord} />}
      {lease.rentEndDate !== null && lease.rentEndDate !== contractEndDate && (
        <p className={classes.note}>
          {t('last_month.paid_until', { date: day(lease.rentEndDate) })}
        </p>
      )}
      {coming && (
        <p className={classes.note}>
          {t('rent.coming', {
            amount: format.amount(coming.amount),
            date: day(coming.takesEffectOn),
          })}
        </p>
      )}
      <PaperList
        leaseId={leaseId}
        papers={lease.papers}
        isLandlord={isLandlord}
        mayWrite={lease.mayWrite}
      />
      <Actions
        more={t('actions.more')}
        moreNamed={t('actions.more_named')}
        actions={[
          ...(isOn ? lifeActions : []).map((one) => ({
            label: t(`actions.${one}`),
            opensDialog: true,
            onClick: () => setAction(one),
          })),
          ...(['move_in', 'move_out'] as const).map((kind) => ({
            label: t(`actions.${kind}`),
            to: `${root}/${leaseId}/protocol/${kind}`,
          })),
        ]}
      />
      <NoticeDialog
        {...dialog('notice')}
        endsOn={lastDay}
        endsAnyhow={contractEndDate !== null && contractEndDate <= lastDay}
        isLandlord={isLandlord}
        approvableUntil={isLandlord && lease.landlord?._id !== viewerId ? today : null}
        grounds={noticeGrounds(side, noticeTerm)}
        isTogether={tenants.length > 1}
      />
      <EndDialog
        {...dialog('end')}
        from={today > contractStartDate ? today : contractStartDate}
        to={contractEndDate === null ? null : addDays(contractEndDate, -1)}
      />
      {contractEndDate !== null && (
        <ExtendDialog {...dialog('extend')} kind={lease.kind} endsOn={contractEndDate} />
      )}
      <TenantsDialog {...dialog('tenants')} tenants={tenants} from={addDays(today, 1)} />
      <RentDialog
        {...dialog('rent')}
        rent={rentChanges.at(-1)?.amount ?? lease.monthlyRentAmount}
      />
    </Panel>
  );
}
