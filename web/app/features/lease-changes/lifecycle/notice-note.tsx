import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useSite } from '../../../platform/site.ts';
import type { LeaseNotice } from '../../leases/detail/public.tsx';
import { useAction, useTerms } from '../../leases/public.tsx';
import classes from './life.module.css';
import { ProtestDialog } from './protest-dialog.tsx';
import { WithdrawNotice } from './withdraw-notice.graphql.ts';

interface NoticeNoteProps {
  leaseId: string;
  notice: LeaseNotice;
  isLandlord: boolean;
}

/** The notice that was given, and the actions for it. */
export function NoticeNote({ leaseId, notice, isLandlord }: NoticeNoteProps) {
  const { t } = useTranslation('life');
  const { act } = useAction();
  const { day } = useTerms();
  const { today } = useSite();
  const [isProtesting, setIsProtesting] = useState(false);
  const { by, ground, endsOn, reason, protestUntil, protestedAt, protest } = notice;
  const isLandlords = by === 'landlord';
  // A landlord may dispute the ground of a tenant's notice in a bound term, whenever they like.
  const isGroundedByTenant = !isLandlords && ground !== null;
  const mayProtest =
    protestedAt === null &&
    (isLandlord
      ? isGroundedByTenant && endsOn !== null
      : protestUntil !== null && today <= protestUntil);
  // When all have given it, the landlord may let them stay; before that, the side that began may withdraw.
  const mayWithdraw = isLandlord ? endsOn !== null : !isLandlords && endsOn === null;
  return (
    <div className={classes.note} role="note">
      <p>
        {endsOn === null
          ? t('notice.waits')
          : t(isLandlords ? 'notice.by_landlord' : 'notice.by_tenant', { date: day(endsOn) })}
      </p>
      {isGroundedByTenant && <p>{t('notice.ground_of_tenant')}</p>}
      {reason && <q className={classes.reason}>{reason}</q>}
      {protestedAt !== null ? (
        <p>{t(isLandlords ? 'notice.protested' : 'notice.disputed')}</p>
      ) : (
        protestUntil !== null && <p>{t('notice.until', { date: day(protestUntil) })}</p>
      )}
      {protest && <q className={classes.reason}>{protest}</q>}
      <div className={classes.actions}>
        {mayProtest && (
          <Button
            variant="default"
            mt="sm"
            aria-haspopup="dialog"
            onClick={() => setIsProtesting(true)}
          >
            {t('actions.protest')}
          </Button>
        )}
        {mayWithdraw && (
          <Button
            variant="default"
            mt="sm"
            onClick={() =>
              void act(() => browserApi(WithdrawNotice, { id: leaseId }), t('notice.withdrawn'))
            }
          >
            {t(isLandlord && !isLandlords ? 'actions.let_stay' : 'actions.withdraw_notice')}
          </Button>
        )}
      </div>
      <ProtestDialog
        opened={isProtesting}
        leaseId={leaseId}
        isLandlord={isLandlord}
        onClose={() => setIsProtesting(false)}
      />
    </div>
  );
}
